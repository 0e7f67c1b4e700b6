import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentBundle } from '@vitrine/content/bundle';
import { haveEndpoints, withoutTakenBack } from '@vitrine/content/content-answers';
import type { ContentAnswers, ContentChange } from '@vitrine/content/content-answers';
import type { Endpoint } from '@vitrine/content/endpoints/endpoint';
import { ContentError } from '@vitrine/content/errors';
import { changedSince } from '@vitrine/content/content-checksums';
import type { ContentChecksums } from '@vitrine/content/content-checksums';
import {
  assembleContent,
  loadContent,
  loadContentChecksums,
  loadTakenBack,
} from '@vitrine/content/load-bundle';
import type { EarlierLoad, LoadOptions } from '@vitrine/content/load-options';
import { readBundle, writeBundle } from '@vitrine/content/node';
import type { Env } from '../process/env.ts';
import { explainedBy } from './taken-back.ts';

/** The sources and the store of bundles. Each reader throws when it has no usable content. */
export interface SnapshotSources {
  /** @param changes Only these are read; whatever may have changed when absent. */
  readonly loadFromCms: (signal: AbortSignal, changes?: readonly ContentChange[]) => Promise<ContentBundle>;
  /** What editors have unpublished or deleted since. Rejects where the CMS cannot be reached. */
  readonly readTakenBack: (signal: AbortSignal) => Promise<TakenBackContent>;
  /** Makes the next full load read everything, whatever the CMS says has changed. */
  readonly readAllNext: () => void;
  /** Whether these changes can be read without reading everything. */
  readonly canLoad: (changes: readonly ContentChange[]) => boolean;
  /** From now on a bundle of the CMS is shown: partial refreshes build on it. */
  readonly noteShown: (bundle: ContentBundle) => void;
  readonly readFromDisk: () => Promise<ContentBundle>;
  readonly readShipped: () => Promise<ContentBundle>;
  readonly saveToDisk: (bundle: ContentBundle) => Promise<void>;
}

/** The result of the CMS's list of what editors have unpublished or deleted. */
export interface TakenBackContent {
  /** The shown content without those entries; absent where none of them is shown. */
  readonly rest?: ContentBundle;
  /** Where it is unknown which of them are shown: the collections whose losses they explain. */
  readonly explained: readonly ContentChange[];
}

/** Where the CMS writes a read token at its first start. */
const TOKEN_FILE = 'cms-token';

/** The collection of locations. */
const LOCATIONS = 'content-locations';

/**
 * Milliseconds for which the CMS's checksums are believed. They do not show what another program writes into its
 * database, or an update that sends the same entries in another form.
 */
const CHECKSUMS_BELIEVED = 10 * 60_000;

/** What a bundle was made of. */
interface Read {
  readonly answers: ContentAnswers;
  /** The CMS's checksums, read before the oldest of these answers; absent where it has none. */
  readonly checksums: ContentChecksums | undefined;
  /** When everything was last read, by the monotonic clock. */
  readonly wholeAt: number;
}

/** The token for the CMS: `CMS_API_TOKEN`, else the one that the CMS has written to the data folder. */
export async function findToken(env: Env): Promise<string | undefined> {
  if (env.cmsApiToken !== undefined) return env.cmsApiToken;
  const token = await readFile(join(env.dataDir, TOKEN_FILE), 'utf8').catch(() => '');
  return token.trim() === '' ? undefined : token.trim();
}

async function readToken(env: Env): Promise<string> {
  const token = await findToken(env);
  if (token !== undefined) return token;
  throw new ContentError('unauthorised', 'There is no token for the CMS yet (CMS_API_TOKEN or cms-token).');
}

/**
 * The CMS, the data folder and the shipped snapshot as sources of content. The CMS's answers for the shown content
 * are remembered, so that after a change only the changed entries have to be read, and nothing while the CMS's
 * checksums stay the same.
 *
 * @param endpoints The endpoints of the CMS that are read.
 * @param elapsed Milliseconds since some moment of this process.
 */
export function createSnapshotSources(
  env: Env,
  endpoints: readonly Endpoint[],
  fetch: typeof globalThis.fetch,
  elapsed: () => number,
): SnapshotSources {
  const folder = join(env.dataDir, 'snapshot');
  const readsOf = new WeakMap<ContentBundle, Read>();
  /** The content that is shown, once it came from the CMS. */
  let shown: (Read & { readonly bundle: ContentBundle }) | undefined;
  /** Milliseconds since 1970: when the content on disk was written. */
  let keptSince = Number.POSITIVE_INFINITY;
  /** Whether a CMS without any location has lost nothing: editors have unpublished them, or none is shown. */
  let mayBeEmpty = false;

  const connect = async (signal: AbortSignal) => {
    const stoppable: typeof fetch = (input, init) =>
      fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([signal, init.signal]) : signal });
    const token = await readToken(env);
    return { cmsUrl: env.cmsUrl, token, fetch: stoppable, timeoutMs: env.cmsTimeout };
  };

  const load = async (
    connection: Pick<LoadOptions, 'cmsUrl' | 'token' | 'fetch' | 'timeoutMs'>,
    read: Omit<Read, 'answers'>,
    since: EarlierLoad | undefined,
  ): Promise<ContentBundle> => {
    const { bundle, answers } = await loadContent({
      ...connection,
      endpoints,
      mayBeEmpty,
      ...(since === undefined ? {} : { since }),
    });
    readsOf.set(bundle, { ...read, answers });
    return bundle;
  };

  return {
    loadFromCms: async (signal, changes) => {
      const connection = await connect(signal);
      if (changes !== undefined && shown !== undefined) {
        return load(connection, shown, { answers: shown.answers, changes, reach: 'entries' });
      }
      const checksums = await loadContentChecksums(connection);
      if (
        shown?.checksums === undefined ||
        checksums === undefined ||
        elapsed() - shown.wholeAt > CHECKSUMS_BELIEVED
      ) {
        const since = shown && ({ answers: shown.answers, changes: [], reach: 'entries' } as const);
        return load(connection, { checksums, wholeAt: elapsed() }, since);
      }
      const written = changedSince(shown.checksums, checksums);
      if (written.length === 0 && isComplete(shown.answers)) return shown.bundle;
      const since = { answers: shown.answers, changes: written, reach: 'copies' } as const;
      return load(connection, { checksums, wholeAt: shown.wholeAt }, since);
    },
    readAllNext: () => {
      if (shown !== undefined) shown = { ...shown, checksums: undefined };
    },
    readTakenBack: async (signal) => {
      const taken = await loadTakenBack(await connect(signal));
      if (shown === undefined) {
        const explained = explainedBy(taken, keptSince);
        mayBeEmpty = explained.some(({ collection }) => collection === LOCATIONS);
        return { explained };
      }
      const rest = withoutTakenBack(shown.answers, taken);
      if (rest === undefined) return { explained: [] };
      const reduced = assembleContent(rest, { cmsUrl: env.cmsUrl, mayBeEmpty: true });
      readsOf.set(reduced.bundle, { ...shown, answers: reduced.answers });
      return { explained: [], rest: reduced.bundle };
    },
    noteShown: (bundle) => {
      const read = readsOf.get(bundle);
      if (read !== undefined) shown = { ...read, bundle };
      mayBeEmpty = bundle.snapshots[bundle.defaultLocale]?.locations.length === 0;
    },
    canLoad: (changes) => shown !== undefined && haveEndpoints(changes, endpoints),
    readFromDisk: async () => {
      const bundle = await readBundle(folder);
      keptSince = (await stat(join(folder, 'index.json'))).mtimeMs;
      return bundle;
    },
    readShipped: async () => {
      if (env.contentSnapshot === undefined) throw new ContentError('noBundle', 'No content ships with it.');
      return readBundle(env.contentSnapshot);
    },
    saveToDisk: (bundle) => writeBundle(folder, bundle),
  };
}

/** Whether no request has to be made again. */
function isComplete({ byCall, accessCodes, lacksDocumentTexts = false }: ContentAnswers): boolean {
  return (
    !lacksDocumentTexts &&
    accessCodes !== 'unknown' &&
    [...byCall.values()].every(({ status }) => status !== 'failed')
  );
}
