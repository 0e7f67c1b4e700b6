import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Endpoint } from './endpoints/endpoint.ts';
import type { AccessCodes } from './normalise/access.ts';

/** What an editor has changed in the CMS. */
export interface ContentChange {
  /** The last part of its REST path: `content-locations`, `app-setting`. */
  readonly collection: string;
  /** The one language that changed; all of them when absent. */
  readonly locale?: string;
}

/**
 * The collection by which the CMS announces that an account of a visitor has changed. It is no content: web servers
 * check its logins again.
 */
export const VISITOR_ACCOUNTS = 'accounts';

/** One call of the content load. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly locale: LocaleCode;
}

/** The CMS's answer to one call. */
export interface Answer {
  readonly call: Call;
  /** The wire form, unchanged. */
  readonly entries: readonly unknown[];
  /**
   * `missing`: the CMS has nothing under this address. `failed`: the call failed; the entries are those of an earlier
   * answer, or none, and the next load tries again.
   */
  readonly status: 'given' | 'missing' | 'failed';
}

/** All answers of a load, for later loads to build on. It is immutable. */
export interface ContentAnswers {
  /** By {@link callKey}. */
  readonly byCall: ReadonlyMap<string, Answer>;
  readonly accessCodes: AccessCodes;
  /** The words of PDFs, by the names of their files; absent where they were not read. */
  readonly documentTexts?: ReadonlyMap<string, ReadDocument>;
  /** Whether a later load should ask for more of these words. */
  readonly lacksDocumentTexts?: boolean;
}

/** The words of a PDF, as the CMS sent them. */
export interface ReadDocument {
  /** Equal version, equal words. */
  readonly version: string;
  readonly pages: readonly string[];
}

/** The last part of an endpoint's address, which identifies the collection of entries and changes. */
export function collectionOf(endpoint: Endpoint): string {
  return endpoint.url.split('/').at(-1) ?? endpoint.url;
}

/** Equal key, equal request. */
export function callKey(call: Call): string {
  return `${call.locale} ${JSON.stringify(call.endpoint)}`;
}

/** Collections of our CMS without an endpoint: their entries are part of others (docs/content-model.md). */
const HOLDERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['location-groups', ['content-locations']],
  ['station-categories', ['content-locations']],
  ['hotspot-categories', ['content-locations']],
  ['article-categories', ['articles']],
  ['contact-persons', ['articles', 'dashboards']],
]);

/** The endpoints whose answers contain a changed collection. */
function holdersOf({ collection }: ContentChange): readonly string[] {
  return HOLDERS.get(collection) ?? [collection];
}

/** Whether each change can be read with its own endpoints. A changed file cannot: any entry may use it. */
export function haveEndpoints(changes: readonly ContentChange[], endpoints: readonly Endpoint[]): boolean {
  const collections = new Set(endpoints.map(collectionOf));
  return changes.length > 0 && changes.flatMap(holdersOf).every((name) => collections.has(name));
}

/**
 * Whether a change may have altered a collection's answers in a language.
 *
 * @param locale Absent for a collection without languages.
 */
export function isChangeOf(
  change: ContentChange,
  collection: string,
  locale: LocaleCode | undefined,
): boolean {
  return (
    holdersOf(change).includes(collection) &&
    (change.locale === undefined || locale === undefined || change.locale === locale)
  );
}

/** Whether a change may have altered a call's answer. */
export function isConcerned({ endpoint, locale }: Call, changes: readonly ContentChange[]): boolean {
  return changes.some((change) =>
    isChangeOf(change, collectionOf(endpoint), endpoint.localized ? locale : undefined),
  );
}

/**
 * Whether a change may have altered a call's answer or a copy of an entry in it. A relation leads to entries in the same
 * language, or to entries without languages and from these to any.
 */
export function mayHoldCopies({ endpoint, locale }: Call, changes: readonly ContentChange[]): boolean {
  return changes.some(
    (change) => change.locale === undefined || !endpoint.localized || change.locale === locale,
  );
}

/** An entry as it should appear in the answers. */
export interface EntryEdit {
  /** The last part of its REST path. */
  readonly collection: string;
  readonly documentId: string;
  /** The language of the edit; undefined for a collection that has none. */
  readonly locale: string | undefined;
  /** The whole entry in that language, in the wire form. */
  readonly entry: Readonly<Record<string, unknown>>;
  /** The attributes that all its languages share, in the wire form. */
  readonly shared: Readonly<Record<string, unknown>>;
}

/** The answers with one entry changed or added. The given answers are not modified. */
export function replaceEntry(answers: ContentAnswers, edit: EntryEdit): ContentAnswers {
  const byCall = new Map(answers.byCall);
  for (const [key, answer] of answers.byCall) {
    const { endpoint, locale } = answer.call;
    if (collectionOf(endpoint) !== edit.collection) continue;
    const isEdited = !endpoint.localized || locale === edit.locale;
    const at = answer.entries.findIndex((entry) => documentIdOf(entry) === edit.documentId);
    if (at === -1 && !isEdited) continue;
    const old = answer.entries[at];
    const next = isEdited ? edit.entry : { ...(typeof old === 'object' ? old : {}), ...edit.shared };
    const entries = at === -1 ? [...answer.entries, next] : answer.entries.with(at, next);
    byCall.set(key, { ...answer, entries, status: 'given' });
  }
  return { ...answers, byCall };
}

/** An entry that an editor has unpublished or deleted. */
export interface TakenBack {
  /** The last part of its REST path. */
  readonly collection: string;
  readonly documentId: string;
  /** The one language that was unpublished or deleted; absent for a collection without languages. */
  readonly locale?: string;
  /** Milliseconds since 1970, by the CMS's clock. */
  readonly at: number;
}

/**
 * The answers without the entries that editors have unpublished or deleted. The given answers are not modified.
 *
 * @returns undefined if they contain none of these.
 */
export function withoutTakenBack(
  answers: ContentAnswers,
  taken: readonly TakenBack[],
): ContentAnswers | undefined {
  const languagesOf = Map.groupBy(taken, ({ collection, documentId }) => `${collection} ${documentId}`);
  const byCall = new Map(answers.byCall);
  let isChanged = false;
  for (const [key, answer] of answers.byCall) {
    const { endpoint, locale } = answer.call;
    const entries = answer.entries.filter((entry) => {
      const found = languagesOf.get(`${collectionOf(endpoint)} ${String(documentIdOf(entry))}`) ?? [];
      return !found.some((one) => !endpoint.localized || one.locale === undefined || one.locale === locale);
    });
    if (entries.length === answer.entries.length) continue;
    isChanged = true;
    byCall.set(key, { ...answer, entries });
  }
  return isChanged ? { ...answers, byCall } : undefined;
}

function documentIdOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'documentId' in entry ? entry.documentId : undefined;
}
