import type { PayloadId } from '@vitrine/core/world/ids';
import type { ClientMedia } from '@vitrine/core/world/media';
import type { MetaDescriptor } from 'react-router';
import type { AnalyticsView } from '~/features/consent/analytics-view.ts';
import type { LoginView, LogoutView } from '~/features/header/account.tsx';
import type { TextKey } from '~/i18n/translations.tsx';
import type { OverlayView } from '~/overlays/overlay-view.ts';
import type { IdleView } from '~/page-data/idle-view.ts';
import type { LanguageLink, LocationView, WorldView } from '~/page-data/location-view.ts';
import type { StoryData } from '../story/story-view.ts';
import type { CodeData } from '../code/code-data.server.ts';

/**
 * What the one route for all addresses shows: a location, the start page, a story, the access code form,
 * or nothing yet.
 */
export type PageData = LocationData | StartData | StoryData | CodeData | UnsetData;

/** The data with the page's head, which is built on the server so that no browser loads its code. */
export type PageDataWithHead = PageData & { readonly head: MetaDescriptor[] };

/** One location, with the overlays of the address's query. */
export interface LocationData {
  readonly screen: 'location';
  readonly origin: string;
  readonly view: LocationView;
  /** The open overlays, the lowest first. */
  readonly overlays: readonly OverlayView[];
  /** Lasting notifications. */
  readonly notices: readonly TextKey[];
  readonly idle: IdleView;
  /** Only for visitors who are logged in. */
  readonly logout?: LogoutView;
  readonly login?: LoginView;
  /** Only where visits are counted. */
  readonly analytics?: AnalyticsView;
}

/** The start page of the default world, at `/` (specification section 2). */
export interface StartData {
  readonly screen: 'start';
  readonly origin: string;
  readonly world: WorldView;
  readonly languages: readonly LanguageLink[];
  readonly title: string;
  readonly text: string;
  readonly buttonLabel: string;
  /** The start location of the world, which `enterHref` leads to. */
  readonly start?: PayloadId;
  readonly enterHref?: string;
  /** The style sheets of the page's code. */
  readonly styles: readonly string[];
  readonly picture?: ClientMedia;
  readonly idle: IdleView;
  readonly notices: readonly TextKey[];
}

/** No default world, or none with a start location. */
export interface UnsetData {
  readonly screen: 'unset';
  readonly notices: readonly TextKey[];
}
