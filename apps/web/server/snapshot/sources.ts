import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentBundle } from '@vitrine/content/bundle';
import { haveEndpoints, withoutTakenBack } from '@vitrine/content/content-answers';
import type { ContentAnswers } from '@vitrine/content/content-answers';
import type { Endpoint } from '@vitrine/content/endpoints/endpoint';
import { ContentError } from '@vitrine/content/errors';
import { assembleContent, loadContent, loadTakenBack } from '@vitrine/content/load-bundle';
import { readBundle, writeBundle } from '@vitrine/content/node';
import type { Env } from '../process/env.ts';
import type { SnapshotSources } from './manager.ts';
import { explainedBy } from './taken-back.ts';

/** Where the CMS writes a read token at its first start. */
const TOKEN_FILE = 'cms-token';

/** The collection of locations. */
const LOCATIONS = 'content-locations';

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
 * are remembered, so that after a change only the changed entries have to be read.
 *
 * @param endpoints The endpoints of the CMS that are read.
 */
export function createSnapshotSources(
  env: Env,
  endpoints: readonly Endpoint[],
  fetch: typeof globalThis.fetch,
): SnapshotSources {
  const folder = join(env.dataDir, 'snapshot');
  const answersOf = new WeakMap<ContentBundle, ContentAnswers>();
  let answers: ContentAnswers | undefined;
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

  return {
    loadFromCms: async (signal, changes) => {
      const loaded = await loadContent({
        ...(await connect(signal)),
        endpoints,
        mayBeEmpty,
        ...(answers ? { since: { answers, changes: changes ?? [] } } : {}),
      });
      answersOf.set(loaded.bundle, loaded.answers);
      return loaded.bundle;
    },
    readTakenBack: async (signal) => {
      const taken = await loadTakenBack(await connect(signal));
      if (answers === undefined) {
        const explained = explainedBy(taken, keptSince);
        mayBeEmpty = explained.some(({ collection }) => collection === LOCATIONS);
        return { explained };
      }
      const rest = withoutTakenBack(answers, taken);
      if (rest === undefined) return { explained: [] };
      const reduced = assembleContent(rest, { cmsUrl: env.cmsUrl, mayBeEmpty: true });
      answersOf.set(reduced.bundle, reduced.answers);
      return { explained: [], rest: reduced.bundle };
    },
    noteShown: (bundle) => {
      answers = answersOf.get(bundle) ?? answers;
      mayBeEmpty = bundle.snapshots[bundle.defaultLocale]?.locations.length === 0;
    },
    canLoad: (changes) => answers !== undefined && haveEndpoints(changes, endpoints),
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
