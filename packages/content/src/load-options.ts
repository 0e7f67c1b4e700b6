import type { Locale } from '@vitrine/core/world/snapshot';
import type { ContentAnswers, ContentChange } from './content-answers.ts';
import type { Endpoint } from './endpoints/endpoint.ts';

/** An earlier load, and the changes since. */
export interface EarlierLoad {
  readonly answers: ContentAnswers;
  readonly changes: readonly ContentChange[];
  /**
   * `entries`: only what has changed is read, or everything where no change is named or one has no endpoint; copies
   * of a changed entry inside other entries can be outdated. `copies`: everything that may hold a copy is read as
   * well. The changes must be all that were made since the earlier load, and that load must hold no outdated copy.
   */
  readonly reach: 'entries' | 'copies';
}

/** The options of `loadContent(options): Promise<LoadedContent>`. */
export interface LoadOptions {
  /** The CMS's address, as `http://127.0.0.1:1337`; a path prefix is kept. */
  readonly cmsUrl: string;
  /** The read token. Without it only public content is read. */
  readonly token?: string;
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds for one whole answer; 15,000 when absent. */
  readonly timeoutMs?: number;
  /** Returns the signal that ends a request after some milliseconds; `AbortSignal.timeout` when absent. */
  readonly timeoutSignal?: (milliseconds: number) => AbortSignal;
  /** The languages to load, including the default one; all of {@link LOCALES} when absent. */
  readonly locales?: readonly Locale[];
  /** The language that fills gaps; {@link DEFAULT_LOCALE} when absent. */
  readonly defaultLocale?: string;
  /** The endpoints to read; {@link DEFAULT_ENDPOINTS} when absent. */
  readonly endpoints?: readonly Endpoint[];
  /** Skips the words of PDFs: for callers that check content and search nothing. */
  readonly leavesDocumentTexts?: boolean;
  /** Whether a CMS without any location is accepted: editors have removed the missing entries. */
  readonly mayBeEmpty?: boolean;
  readonly since?: EarlierLoad;
}
