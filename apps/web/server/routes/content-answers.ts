import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { PublishedContent } from '../../app/contract/server-context.ts';
import { bytesOf, createCachedAnswer } from '../http/cached-answer.ts';
import type { CachedAnswer } from '../http/cached-answer.ts';
import { IMMUTABLE, PRIVATE, replyJson, REVALIDATE_ALWAYS } from '../http/reply.ts';
import type { HeaderRecord } from '../http/reply.ts';
import { cacheControlOf, SHARED_MEDIA_SECONDS } from '../media/media-headers.ts';
import type { SearchIndexes } from '../search/search-indexes.ts';
import { programmeIn } from './programme.ts';
import { walkGraphOf, walkGraphPart } from './walk-graph.ts';

/**
 * The read calls of specification section 7, answered from the snapshot: path to what is sent. Entities
 * have the normalised shape of `@vitrine/core`, not the CMS's own.
 */
const ENDPOINTS: Readonly<Record<string, (snapshot: Snapshot) => unknown>> = {
  'app-setting': ({ settings }) => settings,
  icons: ({ icons }) => icons,
  'content-locations': ({ locations }) => locations,
  'content-transitions': ({ transitions }) => transitions,
  screensavers: ({ screensavers }) => screensavers,
  articles: ({ articles }) => articles,
  dashboards: ({ dashboards }) => dashboards,
  menus: ({ menus }) => menus,
  'content-stories': ({ stories }) => stories,
  worlds: ({ worlds }) => worlds,
  'ui-translation': ({ uiTexts }) => ({
    items: Object.entries(uiTexts).map(([key, value]) => ({ key, value })),
  }),
};

/** The visitor's content, and how the answer may be cached. */
export interface ContentReader {
  readonly content: PublishedContent;
  readonly isAnonymous: boolean;
  /** Milliseconds for which public content is certain to remain public; absent if nothing is ever closed. */
  readonly opensFor?: number;
}

/** The caching of an address that names its version. A shared copy must not outlive a closing by much. */
function cachingOfNamed({ opensFor }: ContentReader): string {
  if (opensFor === undefined) return IMMUTABLE;
  return opensFor < SHARED_MEDIA_SECONDS * 1_000
    ? REVALIDATE_ALWAYS
    : cacheControlOf({ sharedFor: SHARED_MEDIA_SECONDS, isVersioned: true });
}

/** The caching of an answer to an address that may name the current version. */
function cachingOf(request: Request, reader: ContentReader): string {
  if (!reader.isAnonymous) return PRIVATE;
  const isNamed = new URL(request.url).searchParams.get('v') === reader.content.version;
  return isNamed ? cachingOfNamed(reader) : REVALIDATE_ALWAYS;
}

function snapshotOf(content: PublishedContent, locale: string): Snapshot | undefined {
  return Object.hasOwn(content.snapshots, locale) ? content.snapshots[locale] : undefined;
}

function jsonAnswer(value: unknown, headers: HeaderRecord): CachedAnswer {
  return createCachedAnswer({
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: bytesOf(JSON.stringify(value)),
  });
}

/**
 * Answers derived from the content only, each made and compressed once per content and named by a key. They live
 * exactly as long as their content.
 */
function createAnswers() {
  const answers = new WeakMap<PublishedContent, Map<string, CachedAnswer>>();
  return (
    content: PublishedContent,
    key: string,
    make: () => { readonly value: unknown; readonly headers: HeaderRecord },
  ): CachedAnswer => {
    const own = answers.get(content) ?? new Map<string, CachedAnswer>();
    answers.set(content, own);
    const known = own.get(key);
    if (known) return known;
    const { value, headers } = make();
    const answer = jsonAnswer(value, headers);
    own.set(key, answer);
    return answer;
  };
}

/** Creates the routes that send content as JSON. */
export function createContentAnswers(indexes: Pick<SearchIndexes, 'shippedOf'>) {
  const answerOf = createAnswers();

  /**
   * An answer made from one language. An address that names the current version may be cached forever; any other is
   * revalidated.
   */
  const inLanguage =
    (name: string, make: (snapshot: Snapshot, version: string) => unknown) =>
    async (request: Request, reader: ContentReader, locale: string): Promise<Response> => {
      const { content } = reader;
      const snapshot = snapshotOf(content, locale);
      if (!snapshot) return replyJson({ error: 'There is no such language.' }, { status: 404 });
      const caching = cachingOf(request, reader);
      const answer = answerOf(content, `${name} ${locale} ${caching}`, () => ({
        value: make(snapshot, content.version),
        headers: { 'cache-control': caching },
      }));
      return answer.respond(request);
    };

  const whole = inLanguage('walk', walkGraphOf);

  return {
    /**
     * `GET /box-api/walk/<locale>?v=<version>`: the walk graph, and of a large showroom with `&near=<location>` what
     * is near, with `&from=<location>&to=<location>` a path. Parts are too many to be kept.
     */
    walk: async (request: Request, reader: ContentReader, locale: string): Promise<Response> => {
      const { content } = reader;
      const snapshot = snapshotOf(content, locale);
      const query = new URL(request.url).searchParams;
      const part = snapshot && walkGraphPart(snapshot, content.version, query);
      if (part === undefined) return whole(request, reader, locale);
      return jsonAnswer(part, { 'cache-control': cachingOf(request, reader) }).respond(request);
    },

    /** `GET /box-api/screensaver/<locale>/<world>?v=<version>`: what the screensaver of a world shows. */
    screensaver: (
      request: Request,
      reader: ContentReader,
      { locale, world }: { readonly locale: string; readonly world: string },
    ): Promise<Response> => {
      const isKnown = snapshotOf(reader.content, locale)?.worlds.some(({ slug }) => slug === world) ?? false;
      // A closed world is not distinguishable from one that does not exist.
      if (!isKnown) {
        return Promise.resolve(replyJson({ error: 'There is no such screensaver.' }, { status: 404 }));
      }
      const answer = inLanguage(`screensaver ${world}`, (snapshot) => programmeIn(snapshot, world));
      return answer(request, reader, locale);
    },

    /** `GET /box-api/search/<locale>?v=<version>`: `{index, synonyms}`, the index in MiniSearch's form. */
    search: inLanguage('search', (snapshot) => indexes.shippedOf(snapshot)),

    /**
     * `GET /box-api/api/<endpoint>?locale=<locale>`: `{data, meta}`. Without a locale, or with one that the
     * content does not have, the default language's.
     */
    api: async (request: Request, reader: ContentReader, endpoint: string): Promise<Response> => {
      const { content, isAnonymous } = reader;
      const read = Object.hasOwn(ENDPOINTS, endpoint) ? ENDPOINTS[endpoint] : undefined;
      if (!read) return replyJson({ error: 'There is no such endpoint.' }, { status: 404 });
      const requested = new URL(request.url).searchParams.get('locale') ?? content.defaultLocale;
      const snapshot = snapshotOf(content, requested) ?? snapshotOf(content, content.defaultLocale);
      if (!snapshot) return replyJson({ error: 'There is no content yet.' }, { status: 503 });
      const answer = answerOf(content, `api ${endpoint} ${snapshot.locale}`, () => {
        const data = read(snapshot);
        const total = Array.isArray(data) ? { total: data.length } : {};
        return {
          value: { data, meta: { locale: snapshot.locale, version: content.version, ...total } },
          headers: { 'cache-control': isAnonymous ? REVALIDATE_ALWAYS : PRIVATE },
        };
      });
      return answer.respond(request);
    },
  };
}
