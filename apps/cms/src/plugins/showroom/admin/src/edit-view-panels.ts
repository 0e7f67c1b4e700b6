import { NotYoursPanel } from './account-worlds/not-yours-panel.tsx';
import { ActivityPanel } from './activity/activity-panel.tsx';
import { LookPanel } from './brand/look-panel.tsx';
import { DoctorPanel } from './doctor/doctor-panel.tsx';
import type { EditedEntry } from './edited-entry.ts';
import { FilmPanel } from './media/film-panel.tsx';
import { MediaPanel } from './media/media-panel.tsx';
import { ArrivalPanel } from './placing/arrival/arrival-panel.tsx';
import { DetailsPanel } from './placing/details/details-panel.tsx';
import { FloorPlanPanel } from './plan/floor-plan-panel.tsx';
import { InsidePanel } from './placing/inside/inside-panel.tsx';
import { PlacingPanel } from './placing/placing-panel.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { ReleasePanel } from './releases/release-panel.tsx';
import { ReviewPanel } from './reviews/review-panel.tsx';
import { StillsPanel } from './stills/stills-panel.tsx';
import { UsesPanel } from './uses/uses-panel.tsx';
import { VersionsPanel } from './versions/versions-panel.tsx';

/** A panel beside the edit view. The content manager calls it as a hook; null hides the panel. */
export type EditViewPanel = (
  entry: EditedEntry,
) => { readonly title: string; readonly content: React.ReactNode } | null;

/** The plugin's panels, from top to bottom. */
export const EDIT_VIEW_PANELS: readonly EditViewPanel[] = [
  NotYoursPanel,
  ReviewPanel,
  PlacingPanel,
  InsidePanel,
  DetailsPanel,
  ArrivalPanel,
  FloorPlanPanel,
  StillsPanel,
  PreviewPanel,
  DoctorPanel,
  LookPanel,
  MediaPanel,
  FilmPanel,
  UsesPanel,
  ReleasePanel,
  VersionsPanel,
  ActivityPanel,
];
