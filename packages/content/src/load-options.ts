import type { Locale } from '@vitrine/core/world/snapshot';
import type { ContentAnswers, ContentChange } from './content-answers.ts';
import type { Endpoint } from './endpoints/endpoint.ts';

/** What `loadContent(options): Promise<LoadedContent>` needs to know. */
export interface LoadOptions {
  /** Where the CMS answers, as `http://127.0.0.1:1337`; a path prefix is kept. */
  readonly cmsUrl: string;
  /** The read token. Without it only what the CMS gives to everyone is read. */
  readonly token?: string;
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds for one whole answer; 15,000 when absent. */
  readonly timeoutMs?: number;
  /** Gives the signal that ends a request after some milliseconds; `AbortSignal.timeout` when absent. */
  readonly timeoutSignal?: (milliseconds: number) => AbortSignal;
  /** The languages to load, the default one among them; all of {@link LOCALES} when absent. */
  readonly locales?: readonly Locale[];
  /** The language that fills gaps; {@link DEFAULT_LOCALE} when absent. */
  readonly defaultLocale?: string;
  /** What to ask; {@link DEFAULT_ENDPOINTS} when absent. */
  readonly endpoints?: readonly Endpoint[];
  /** Whether the words of PDFs stay in the CMS: for those who examine content and search nothing. */
  readonly leavesDocumentTexts?: boolean;
  /** Whether a CMS without any location is taken at its word: editors have taken back what is missing. */
  readonly mayBeEmpty?: boolean;
  /** An earlier load and what has changed since: only that is read. Everything is read where nothing is named. */
  readonly since?: {
    readonly answers: ContentAnswers;
    readonly changes: readonly ContentChange[];
  };
}
