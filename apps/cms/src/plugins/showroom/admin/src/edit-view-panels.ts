import { ActivityPanel } from './activity/activity-panel.tsx';
import { LookPanel } from './brand/look-panel.tsx';
import { DoctorPanel } from './doctor/doctor-panel.tsx';
import { MediaPanel } from './media/media-panel.tsx';
import { PlacingPanel } from './placing/placing-panel.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';

/** What the content manager tells a panel of the entry beside which it stands. */
export interface EditedEntry {
  readonly model: string;
  /** Absent while an entry is made, and for a single type. */
  readonly documentId?: string;
  readonly document?: { readonly documentId?: string; readonly updatedAt?: unknown };
}

/** A panel beside the edit view: a hook of its own name, that gives nothing where it has nothing to say. */
export type EditViewPanel = (
  entry: EditedEntry,
) => { readonly title: string; readonly content: React.ReactNode } | null;

/** The plugin's panels, from top to bottom. */
export const EDIT_VIEW_PANELS: readonly EditViewPanel[] = [
  PlacingPanel,
  PreviewPanel,
  DoctorPanel,
  LookPanel,
  MediaPanel,
  ActivityPanel,
];
