import type { DoorId } from '@vitrine/core/world/door';
import type { WorldLock } from '@vitrine/core/access/may-enter';
import type { Entrances } from '@vitrine/core/links/entrances';
import type { SearchAnswer } from '@vitrine/core/search/search-entry';
import type { Dashboard } from '@vitrine/core/world/content';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Locale, Snapshot } from '@vitrine/core/world/snapshot';
import { createContext } from 'react-router';
import type { CarriedData } from '~/carried/carried-data.ts';
import type { ContactOutcome } from './contact-form.ts';
import type { LiveFigures } from './live-figures.ts';

/** The published content that a request is answered from: one version, all languages. */
export interface PublishedContent {
  /** Equal content, equal version. */
  readonly version: string;
  readonly locales: readonly Locale[];
  readonly defaultLocale: LocaleCode;
  readonly snapshots: Readonly<Record<string, Snapshot>>;
}

/** The visitor, as the cookies of their session identify them; anonymous by default. */
export interface SessionVisitor {
  readonly isLoggedIn: boolean;
  readonly scopes: readonly string[];
  /** Slugs of the protected worlds whose access code this visitor has given. */
  readonly openedWorlds: readonly string[];
  /** Slugs of closed worlds that this visitor may enter as the guest of a presentation. */
  readonly invitedWorlds?: readonly string[];
  /** The name of a logged-in visitor. */
  readonly name?: string;
  /** Whether a login has expired or was revoked: the login page says so. */
  readonly hasLoginEnded?: boolean;
}

/** The state of a preview, for pages that show drafts. */
export interface PreviewNote {
  /** An editor's own, or one that was shared by a link. */
  readonly kind: 'editor' | 'link';
  /** The origin of the admin panel around an editor's preview. */
  readonly panel?: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** When the showroom will be as it is shown, in milliseconds since 1970, and the time zone in which that was chosen. */
  readonly moment?: { readonly at: number; readonly zone: string };
}

/** The app's only log for the operator. */
export interface Logger {
  readonly warn: (details: object, sentence: string) => void;
  readonly error: (details: object, sentence: string) => void;
}

/** Door numbers in place of the locations of closed worlds: a number reveals nothing about its location. */
export interface ClosedDoors {
  /** The visitor's missing access; undefined for a number that is not, or no longer, a door. */
  readonly lockOf: (door: DoorId) => WorldLock | undefined;
  /**
   * The door of an address inside a closed world, whether or not anything exists there: by core's `addressKey`.
   */
  readonly at: (key: string) => DoorId;
}

/** What a render leaves for the server beside its answer. */
export interface RenderedPage {
  /** What the page carries for the browser, as the loaders leave it; absent where the browser asks for data alone. */
  readonly carried?: CarriedData;
  /** The page: as the body of the answer it would be encoded and decoded again. Undefined until it is rendered. */
  html?: string;
}

/** Everything a loader may know about the process around it. The server creates one for each request. */
export interface ServerContext {
  /**
   * Only the content that the visitor may see; the same object, snapshots included, for as long as it does not
   * change.
   */
  readonly bundle: PublishedContent;
  /**
   * Worlds that exist but are closed to the visitor, and so are not in `bundle`, by slug, with the missing access.
   */
  readonly closedWorlds: ReadonlyMap<string, WorldLock>;
  readonly closedDoors: ClosedDoors;
  /** Closed worlds have entrances, too. Never sent to the browser. */
  readonly entrances: Entrances;
  /**
   * Locations that exist in open worlds but are closed to the visitor and so not in `bundle`, by the core's
   * `addressKey`; none whose first instant is still to come. Never sent to the browser.
   */
  readonly closedLocations: ReadonlySet<string>;
  /** Whether a login could open something that is closed to the visitor: a world, or a location of an open one. */
  readonly loginShowsMore: boolean;
  readonly visitor: SessionVisitor;
  /** The public address of the page, as the visitor sees it (scheme and host of `PUBLIC_URL`). */
  readonly url: URL;
  /** The instant of the request: access windows of locations are compared with it. */
  readonly now: Date;
  /** The best hits in a snapshot, best first. */
  readonly search: (snapshot: Snapshot, query: string) => SearchAnswer;
  /**
   * The figures of a dashboard as they are now; undefined where none of them is polled. Where they come from is never
   * sent to the browser.
   */
  readonly liveFigures: (
    locale: LocaleCode,
    dashboard: Pick<Dashboard, 'id' | 'figures'>,
  ) => LiveFigures | undefined;
  /** The style sheets of a module that is loaded on demand: `app/features/article/article-body.tsx`. */
  readonly stylesOf: (module: string) => readonly string[];
  readonly logger: Logger;
  readonly page: RenderedPage;
  /**
   * The `nonce` of every script that the render itself writes. The server finds them by it and removes it before
   * it caches the page. Absent in development, where pages have no policy.
   */
  readonly scriptMark?: string;
  /** The result of a contact form that was sent without scripts, for the page that is shown next. */
  readonly contact?: ContactOutcome;
  /** Signs the consent sentence, so that the form proves which one it showed. */
  readonly signConsent: (consent: { readonly text: string; readonly locale: string }) => string;
  /** Whether visitors can have a copy of their message mailed to them: only where mail is set up. */
  readonly mailsCopies: boolean;
  /** Whether there is a page `/_look`: in development, and for its test. */
  readonly showsLook?: boolean;
  /** Drafts are shown. */
  readonly preview?: PreviewNote;
}

/** The server fills it (`context.set(serverContext, …)`), loaders and guards read it. */
export const serverContext = createContext<ServerContext>();
