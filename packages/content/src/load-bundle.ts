import { message } from '@vitrine/core/reports/message';
import { localeCode } from '@vitrine/core/world/ids';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Locale } from '@vitrine/core/world/snapshot';
import type { ContentBundle } from './bundle.ts';
import { documentFilesIn, withDocumentTexts } from './document-texts.ts';
import { readAccessCodes } from './client/read-access-codes.ts';
import { readContentChecksums } from './client/read-content-checksums.ts';
import { readDocumentTexts } from './client/read-document-texts.ts';
import { readEndpoint } from './client/read-endpoint.ts';
import { readTakenBack } from './client/read-taken-back.ts';
import type { CmsConnection } from './client/request-json.ts';
import { callKey, collectionOf, haveEndpoints, isConcerned, mayHoldCopies } from './content-answers.ts';
import type { Answer, Call, ContentAnswers, TakenBack } from './content-answers.ts';
import type { ContentChecksums } from './content-checksums.ts';
import { DEFAULT_ENDPOINTS } from './endpoints/default-endpoints.ts';
import { checkEndpoints } from './endpoints/endpoint.ts';
import type { Endpoint, StoreState } from './endpoints/endpoint.ts';
import { ContentError } from './errors.ts';
import { mapInTurn } from './in-turn.ts';
import type { LoadOptions } from './load-options.ts';
import { DEFAULT_LOCALE, LOCALES } from './locales.ts';
import { assembleBundle } from './normalise/assemble-bundle.ts';
import { present } from './normalise/present.ts';
import type { FetchedEntry } from './normalise/prepare.ts';

/** Milliseconds for one answer; a large list over SQLite takes a few seconds. */
const DEFAULT_TIMEOUT = 15_000;

/** A load's result: the content, and the data that a later load can build on. */
export interface LoadedContent {
  readonly bundle: ContentBundle;
  readonly answers: ContentAnswers;
}

/**
 * Reads the content of a CMS and makes it one bundle.
 *
 * With `since`, only the endpoints affected by the changes are read; the rest comes from the earlier load. Where copies
 * can be outdated (`EarlierLoad`), a load with all of them should follow soon.
 *
 * A load is all or nothing: it fails if an endpoint is unreachable, refuses the token or sends an invalid answer, or
 * if the CMS has no location (unless `mayBeEmpty`), so that the caller keeps its current content. An endpoint that
 * does not exist (404: a single type not yet published, a collection another CMS does not have) counts as empty and
 * is reported. A failure to load the interface texts is reported, too: those of `since` are kept, otherwise the
 * built-in ones are used. Broken entries never fail a load; they are left out and reported.
 *
 * @throws ContentError with a sentence for the log.
 */
export async function loadContent(options: LoadOptions): Promise<LoadedContent> {
  const locales = options.locales ?? LOCALES;
  const defaultLocale = localeCode(options.defaultLocale ?? DEFAULT_LOCALE);
  const endpoints = checkEndpoints(options.endpoints ?? DEFAULT_ENDPOINTS);
  checkLocales(locales, defaultLocale);
  const connection = connectionOf(options);
  const calls = callsOf(endpoints, locales, defaultLocale);
  const { since } = options;
  const readsEntriesAlone = since?.reach === 'entries' && haveEndpoints(since.changes, endpoints);
  const mustRead = (call: Call): boolean => {
    if (since?.reach === 'copies') return mayHoldCopies(call, since.changes);
    return !readsEntriesAlone || isConcerned(call, since.changes);
  };
  const earlierAnswer = (call: Call) => since?.answers.byCall.get(callKey(call));
  const knownAnswer = (call: Call): Answer | undefined => {
    const earlier = mustRead(call) ? undefined : earlierAnswer(call);
    return earlier?.status === 'failed' ? undefined : earlier;
  };
  const answers = await mapInTurn(
    calls,
    (call) => knownAnswer(call) ?? answerOf(connection, call, earlierAnswer(call)),
  );
  if (options.mayBeEmpty !== true && !holdsLocations(answers, defaultLocale)) throw noLocations();
  const areCodesKnown = readsEntriesAlone && since.changes.every(({ collection }) => collection !== WORLDS);
  const accessCodes = areCodesKnown ? since.answers.accessCodes : await readAccessCodes(connection);
  const given = { locales, defaultLocale, cmsUrl: options.cmsUrl, mayBeEmpty: options.mayBeEmpty === true };
  const byCall = new Map(answers.map((answer) => [callKey(answer.call), answer]));
  const earlierTexts = since?.answers.documentTexts;
  // Publishing does not wait for the words of PDFs: the load that follows reads them.
  if (readsEntriesAlone || options.leavesDocumentTexts === true) {
    const lacksDocumentTexts = since?.answers.lacksDocumentTexts;
    const texts = present({ documentTexts: earlierTexts, lacksDocumentTexts });
    return assembleContent({ byCall, accessCodes, ...texts }, given);
  }
  const loaded = assembleContent({ byCall, accessCodes }, given);
  const { texts: documentTexts, isIncomplete } = await readDocumentTexts(connection, {
    filesOf: () => documentFilesIn(loaded.bundle),
    earlier: earlierTexts ?? new Map(),
  });
  return {
    bundle: withDocumentTexts(loaded.bundle, documentTexts),
    answers: { ...loaded.answers, documentTexts, lacksDocumentTexts: isIncomplete },
  };
}

function connectionOf(
  options: Pick<LoadOptions, 'cmsUrl' | 'token' | 'fetch' | 'timeoutMs' | 'timeoutSignal'>,
): CmsConnection {
  return {
    cmsUrl: options.cmsUrl,
    token: options.token,
    fetch: options.fetch,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT,
    timeoutSignal: options.timeoutSignal ?? ((milliseconds) => AbortSignal.timeout(milliseconds)),
  };
}

/**
 * Reads which entries editors have unpublished or deleted: see {@link readTakenBack}.
 *
 * @throws ContentError when the CMS cannot be reached or does not answer in time.
 */
export function loadTakenBack(
  options: Pick<LoadOptions, 'cmsUrl' | 'token' | 'fetch' | 'timeoutMs' | 'timeoutSignal'>,
): Promise<readonly TakenBack[]> {
  return readTakenBack(connectionOf(options));
}

/**
 * Reads the checksums of the published content: see {@link readContentChecksums}.
 *
 * @throws ContentError when the CMS cannot be reached or does not answer in time.
 */
export function loadContentChecksums(
  options: Pick<LoadOptions, 'cmsUrl' | 'token' | 'fetch' | 'timeoutMs' | 'timeoutSignal'>,
): Promise<ContentChecksums | undefined> {
  return readContentChecksums(connectionOf(options));
}

/**
 * Makes content from given answers: those of a load, or those after an editor's change.
 *
 * @param given.cmsUrl The CMS's address: relative media addresses belong to it.
 * @param given.mayBeEmpty Whether editors have removed the missing entries, even all locations.
 * @throws ContentError of kind `empty` where no location is left.
 */
export function assembleContent(
  answers: ContentAnswers,
  given: Pick<LoadOptions, 'cmsUrl'> & {
    readonly locales?: readonly Locale[];
    readonly defaultLocale?: LocaleCode;
    readonly mayBeEmpty?: boolean;
  },
): LoadedContent {
  const { cmsUrl, locales = LOCALES, defaultLocale = DEFAULT_LOCALE } = given;
  const { accessCodes } = answers;
  const all = [...answers.byCall.values()];
  if (given.mayBeEmpty !== true && !holdsLocations(all, defaultLocale)) throw noLocations();
  const stores = gather(locales, all);
  const bundle = assembleBundle({ locales, defaultLocale, stores, accessCodes, cmsUrl }, (report) => {
    for (const { call, status } of all) {
      if (status === 'missing' && call.locale === defaultLocale) {
        report('unreadableEndpoint', collectionOf(call.endpoint), message('report.nothingThere'));
      }
    }
    const unread = all.find(({ status }) => status === 'failed');
    if (unread !== undefined) {
      report('unreadableEndpoint', collectionOf(unread.call.endpoint), message(TEXTS_UNREADABLE));
    }
    if (accessCodes === 'unknown') {
      report('unreadableEndpoint', 'world-access', message('report.codesUnreadable'));
    }
  });
  return { bundle: withDocumentTexts(bundle, answers.documentTexts ?? new Map()), answers };
}

function holdsLocations(answers: readonly Answer[], defaultLocale: LocaleCode): boolean {
  return answers.some(
    ({ call, entries }) =>
      call.endpoint.store_state === 'contents' && call.locale === defaultLocale && entries.length > 0,
  );
}

function noLocations(): ContentError {
  return new ContentError('empty', 'The CMS holds no published location; its content is not used.');
}

/**
 * Reads all content from a CMS and makes it one bundle.
 *
 * @throws ContentError as {@link loadContent}.
 */
export async function loadBundle(options: LoadOptions): Promise<ContentBundle> {
  return (await loadContent(options)).bundle;
}

/** The report about interface texts that could not be loaded. */
const TEXTS_UNREADABLE = 'report.textsUnreadable';

/** Whether the CMS failed to send its interface texts, in any language, so that the bundle has other ones. */
export function lacksTexts({ reports }: Pick<ContentBundle, 'reports'>): boolean {
  return reports.some(({ says }) => says.key === TEXTS_UNREADABLE);
}

/** The collection to which the codes of `/api/world-access` belong. */
const WORLDS = 'worlds';

function checkLocales(locales: readonly Locale[], defaultLocale: LocaleCode): void {
  if (locales.some(({ code }) => code === defaultLocale)) return;
  throw new ContentError(
    'configuration',
    `The default language ${defaultLocale} is not among the languages.`,
  );
}

/** Endpoints that are not localised are read once, for the default language. */
function callsOf(
  endpoints: readonly Endpoint[],
  locales: readonly Locale[],
  defaultLocale: LocaleCode,
): readonly Call[] {
  return endpoints.flatMap((endpoint) =>
    (endpoint.localized ? locales.map(({ code }) => code) : [defaultLocale]).map((locale) => ({
      endpoint,
      locale,
    })),
  );
}

async function answerOf(connection: CmsConnection, call: Call, earlier?: Answer): Promise<Answer> {
  try {
    return { call, entries: await readEndpoint(connection, call.endpoint, call.locale), status: 'given' };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (error.kind === 'notFound') return { call, entries: [], status: 'missing' };
    // "A failure to load translations is logged and defaults are used" (specification section 7).
    if (call.endpoint.store_state === 'ui_translation') {
      return { call, entries: earlier?.entries ?? [], status: 'failed' };
    }
    throw error;
  }
}

/** Arrays of several endpoints with one `store_state` are put together (specification section 7). */
function gather(
  locales: readonly Locale[],
  answers: readonly Answer[],
): Map<LocaleCode, Partial<Record<StoreState, FetchedEntry[]>>> {
  const stores = new Map(
    locales.map(({ code }): [LocaleCode, Partial<Record<StoreState, FetchedEntry[]>>] => [code, {}]),
  );
  for (const { call, entries } of answers) {
    const ofLocale = stores.get(call.locale);
    if (ofLocale === undefined) continue;
    const list = (ofLocale[call.endpoint.store_state] ??= []);
    const { localized: isLocalized } = call.endpoint;
    for (const value of entries) list.push({ collection: collectionOf(call.endpoint), isLocalized, value });
  }
  return stores;
}
