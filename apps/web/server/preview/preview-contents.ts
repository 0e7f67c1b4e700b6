import type { ContentBundle } from '@vitrine/content/bundle';
import { withKnown } from '@vitrine/content/preview-content';
import type { SentBundle } from '@vitrine/content/preview-content';
import type { PreviewKeys } from '@vitrine/content/node';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Clock } from '../process/clock.ts';
import { createLru } from '../cache/lru.ts';
import { openedBundle } from './opened-bundle.ts';
import { contentPath, subjectKey } from './subject.ts';
import type { PreviewSubject } from './subject.ts';

/** The content of a preview. */
export type PreviewState =
  | { readonly kind: 'content'; readonly bundle: ContentBundle }
  /** It was revoked, or its editor has left. */
  | { readonly kind: 'ended' }
  /** The CMS contains no location yet. */
  | { readonly kind: 'empty' }
  /** The CMS cannot be reached. */
  | { readonly kind: 'away' };

/** Reads the content of previews from the CMS. It is never written to disk or sent to a visitor. */
export interface PreviewContents {
  /** Never rejects. An answer of the CMS is reused for a second, until {@link PreviewContents.changed}. */
  readonly of: (subject: PreviewSubject) => Promise<PreviewState>;
  /** @param key of a subject; `drafts`: every preview has changed. */
  readonly changed: (key: string) => void;
  /** The source of a file's bytes when it is not in the CMS's own uploads. */
  readonly mediaSourceOf: (name: string) => string | undefined;
}

/** Milliseconds for which an answer is reused: one read for a page with all its pictures. */
const FRESH = 1_000;

/** Milliseconds for one answer: after a change the CMS reads every draft again. */
const TIMEOUT = 15_000;

/** Previews whose content is remembered. */
const MAX_KNOWN = 16;

/** The limit on snapshots kept to avoid sending them again: those of some previews in all languages. */
const MAX_SNAPSHOTS = 28;

/** Files whose sources are remembered, some megabytes: more than any showroom has. */
const MAX_SOURCES = 50_000;

interface Known {
  readonly state: PreviewState;
  readonly etag: string | null;
  readonly askedAt: number;
  /** How often all previews had changed when it was requested. */
  readonly round: number;
}

export function createPreviewContents(options: {
  readonly cmsUrl: string;
  readonly keys: PreviewKeys;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Pick<Clock, 'now' | 'elapsed'>;
  /** The version as holders of a preview may see it (`snapshot/seal-version.ts`). */
  readonly sealVersion: (version: string) => string;
}): PreviewContents {
  const { cmsUrl, keys, clock } = options;
  const states = createLru<Known>({ limit: MAX_KNOWN, weigh: () => 1 });
  const asking = new Map<string, Promise<PreviewState>>();
  /** By version, the newest of each language last: most previews share most of them. */
  const held = new Map<string, Snapshot>();
  let round = 0;
  /** By file, the latest last: previews show different parts of the showroom. */
  const sources = new Map<string, string>();

  const hold = ({ snapshots }: ContentBundle): void => {
    for (const snapshot of Object.values(snapshots)) {
      held.delete(snapshot.version);
      held.set(snapshot.version, snapshot);
    }
    for (const oldest of [...held.keys()].slice(0, -MAX_SNAPSHOTS)) held.delete(oldest);
  };

  const note = (found: Readonly<Record<string, string>>): void => {
    for (const [name, address] of Object.entries(found)) {
      sources.delete(name);
      sources.set(name, address);
    }
    for (const oldest of sources.keys()) {
      if (sources.size <= MAX_SOURCES) break;
      sources.delete(oldest);
    }
  };

  const ask = async (subject: PreviewSubject, known: Known | undefined): Promise<Known> => {
    const asked = { askedAt: clock.elapsed(), round };
    const { path, query } = contentPath(subject);
    if (held.size > 0) query.set('known', [...held.keys()].join(','));
    const response = await options.fetch(`${cmsUrl}${path}?${query}`, {
      headers: {
        authorization: `Bearer ${keys.call}`,
        ...(known?.etag ? { 'if-none-match': known.etag } : {}),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.status === 304 && known !== undefined) return { ...known, ...asked };
    if (response.status === 200) {
      // The CMS created it with the same package that this server reads content with.
      const sent = (await response.json()) as SentBundle;
      const whole = withKnown(sent, held);
      if (whole === undefined) throw new Error('The CMS has left out what this server does not hold.');
      hold(whole);
      const bundle = openedBundle({ ...whole, version: options.sealVersion(whole.version) });
      note(whole.serverOnly.mediaSources);
      return { state: { kind: 'content', bundle }, etag: response.headers.get('etag'), ...asked };
    }
    await response.body?.cancel();
    const kind = response.status === 410 ? 'ended' : response.status === 404 ? 'empty' : 'away';
    return { state: { kind }, etag: null, ...asked };
  };

  const askOnce = (subject: PreviewSubject, key: string): Promise<PreviewState> => {
    const running = asking.get(key);
    if (running !== undefined) return running;
    const known = states.get(key);
    const answer = ask(subject, known).then(
      (next) => {
        // If it changed meanwhile, the next call reads again.
        if (asking.get(key) === answer) states.set(key, next);
        return next.state;
      },
      (): PreviewState => ({ kind: 'away' }),
    );
    asking.set(key, answer);
    void answer.finally(() => {
      if (asking.get(key) === answer) asking.delete(key);
    });
    return answer;
  };

  return {
    of: (subject) => {
      if (subject.endsAt <= clock.now()) return Promise.resolve({ kind: 'ended' });
      const key = subjectKey(subject);
      const known = states.get(key);
      const isFresh = known?.round === round && clock.elapsed() - known.askedAt < FRESH;
      return isFresh ? Promise.resolve(known.state) : askOnce(subject, key);
    },
    changed: (key) => {
      if (key === 'drafts') {
        asking.clear();
        round += 1;
        return;
      }
      asking.delete(key);
      const known = states.get(key);
      if (known !== undefined) states.set(key, { ...known, askedAt: Number.NEGATIVE_INFINITY });
    },
    mediaSourceOf: (name) => sources.get(name),
  };
}
