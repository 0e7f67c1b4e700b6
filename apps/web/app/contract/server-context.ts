import type { DoorId } from '@vitrine/core/world/door';
import type { WorldLock } from '@vitrine/core/access/may-enter';
import type { Entrances } from '@vitrine/core/links/entrances';
import type { SearchHit } from '@vitrine/core/search/search-entry';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Locale, Snapshot } from '@vitrine/core/world/snapshot';
import { createContext } from 'react-router';
import type { ContactOutcome } from './contact-form.ts';

/** The published content a request is answered from: one version, all languages. */
export interface PublishedContent {
  /** Equal content, equal version. */
  readonly version: string;
  readonly locales: readonly Locale[];
  readonly defaultLocale: LocaleCode;
  readonly snapshots: Readonly<Record<string, Snapshot>>;
}

/** Who asks, as the server found out from cookies. Nobody in particular by default. */
export interface Visitor {
  readonly isLoggedIn: boolean;
  readonly scopes: readonly string[];
  /** Slugs of the protected worlds whose access code this visitor has given. */
  readonly openedWorlds: readonly string[];
  /** What a logged-in visitor calls themselves. */
  readonly name?: string;
  /** Was logged in until the login ran out or was taken back: the login page says so. */
  readonly hasLoginEnded?: boolean;
}

/** What a page that shows drafts says of itself. */
export interface PreviewNote {
  /** An editor's own, or one that was shared by a link. */
  readonly kind: 'editor' | 'link';
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** The only way for the app to say something to the operator. */
export interface Logger {
  readonly warn: (details: object, sentence: string) => void;
  readonly error: (details: object, sentence: string) => void;
}

/** What stands for the locations of worlds that are closed to a visitor. Numbers, which tell nothing of them. */
export interface ClosedDoors {
  /** What the visitor lacks; undefined for what is no door, or no longer one. */
  readonly lockOf: (door: DoorId) => WorldLock | undefined;
  /** The door of an address inside a closed world, whether or not there is something: by the core's `addressKey`. */
  readonly at: (key: string) => DoorId;
}

/** Everything a loader may know of the process around it. The server makes one for each request. */
export interface ServerContext {
  /** Only what the visitor may see; the same object, snapshots included, for as long as that holds. */
  readonly bundle: PublishedContent;
  /** Worlds that exist but are closed to the visitor and so not in `bundle`, by slug: what is lacking. */
  readonly closedWorlds: ReadonlyMap<string, WorldLock>;
  readonly closedDoors: ClosedDoors;
  /** Closed worlds have entrances, too. Never sent to the browser. */
  readonly entrances: Entrances;
  /**
   * Locations that exist in open worlds but are closed to the visitor and so not in `bundle`, by the core's
   * `addressKey`; none whose first instant is still to come. Never sent to the browser.
   */
  readonly closedLocations: ReadonlySet<string>;
  /** Whether a login may open something that is closed to the visitor: a world, or a location of an open one. */
  readonly loginShowsMore: boolean;
  readonly visitor: Visitor;
  /** The public address of the page, as the visitor sees it (scheme and host of `PUBLIC_URL`). */
  readonly url: URL;
  /** The instant of the request: access windows of locations are compared with it. */
  readonly now: Date;
  /** The best hits among what a snapshot holds, best first. */
  readonly search: (snapshot: Snapshot, query: string) => readonly SearchHit[];
  /** The style sheets of a module that is loaded on demand: `app/features/article/article-body.tsx`. */
  readonly stylesOf: (module: string) => readonly string[];
  readonly logger: Logger;
  /**
   * The `nonce` of every script that the render itself writes. The server reads them by it and takes it away before
   * the page is kept. Absent in development, where pages have no policy.
   */
  readonly scriptMark?: string;
  /** What became of a contact form that was sent without scripts, for the page that is shown next. */
  readonly contact?: ContactOutcome;
  /** Signs the sentence that a visitor agrees to, so that the form proves which one it showed. */
  readonly signConsent: (consent: { readonly text: string; readonly locale: string }) => string;
  /** Drafts are shown. */
  readonly preview?: PreviewNote;
}

/** The server fills it (`context.set(serverContext, …)`), loaders and guards read it. */
export const serverContext = createContext<ServerContext>();
