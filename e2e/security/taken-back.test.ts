import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { SECRETS } from './canaries.ts';
import { answersOf } from './changing-content.ts';
import { openEventStream } from './event-stream.ts';
import type { EventStream } from './event-stream.ts';
import { startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { startTarget } from './target.ts';
import type { Target } from './target.ts';

/*
 * Content that editors unpublish or delete is gone on every web process, even if only one of them is notified, and if
 * so much is removed at once that it looks like a loss.
 */

interface Entry {
  readonly documentId: string;
  readonly payloadId?: string;
}

const EDITION = {
  name: 'The only edition',
  code: SECRETS.accessCode,
  turn: Date.parse('2999-01-01'),
  isLinked: true,
};
const LOCATIONS = '/api/content-locations';

/** A process looks at the CMS every half minute, and may be slow on a busy machine. */
const POLL_TIMEOUT = 120_000;

let takenBack: ReadonlySet<string> = new Set();
let cms: LoginCms;
let targets: readonly Target[] = [];
let streams: readonly EventStream[] = [];

/** The CMS's answers without the removed content, which it lists. */
function answer(url: URL): unknown {
  if (url.pathname === '/api/taken-back') {
    const at = new Date().toISOString();
    const data = [...takenBack].map((documentId) => ({
      collection: 'content-locations',
      documentId,
      locale: 'en',
      at,
    }));
    return { data };
  }
  const found = answersOf(EDITION, url);
  if (url.pathname !== LOCATIONS || url.searchParams.get('locale') !== 'en') return found;
  const { data } = found as { data: readonly Entry[] };
  const left = data.filter(({ documentId }) => !takenBack.has(documentId));
  return { data: left, meta: { pagination: { start: 0, total: left.length } } };
}

async function isShown({ port }: Target): Promise<boolean> {
  return (await ask(port, { path: '/showroom/entrance' })).status === 200;
}

beforeAll(async () => {
  cms = await startLoginCms(answer);
  targets = await Promise.all([1, 2].map(() => startTarget({ cmsUrl: cms.url, waitsForCms: true })));
  streams = await Promise.all(targets.map(({ port }) => openEventStream(port, '')));
  await Promise.all(streams.map((stream) => stream.until('content', 1)));
}, POLL_TIMEOUT);
afterAll(async () => {
  for (const stream of streams) stream.close();
  for (const target of targets) await target.stop();
  await cms.stop();
});

describe('content that editors take back', () => {
  test(
    'is gone on the process that is told and on the one that is not, and open pages are told',
    async () => {
      expect(await Promise.all(targets.map(isShown))).toEqual([true, true]);
      const received = streams.map((stream) => stream.received('content'));
      const { data } = answersOf(EDITION, new URL(`${cms.url}${LOCATIONS}?locale=en`)) as {
        data: readonly Entry[];
      };
      // All but one, so that the loss guard would delay the loss for minutes.
      const kept = data.find(({ payloadId }) => payloadId !== 'entrance');
      takenBack = new Set(data.filter((one) => one !== kept).map(({ documentId }) => documentId));
      expect(takenBack.size).toBeGreaterThan(3);

      const [told] = targets;
      await ask(told?.port ?? 0, {
        method: 'POST',
        path: '/-/revalidate',
        headers: { authorization: `Bearer ${SECRETS.revalidateSecret}` },
        body: JSON.stringify({ changes: [{ collection: 'content-locations', locale: 'en' }] }),
      });
      await Promise.all(streams.map((stream, index) => stream.until('content', (received[index] ?? 0) + 1)));
      expect(await Promise.all(targets.map(isShown))).toEqual([false, false]);
      for (const target of targets) expect(target.log()).not.toContain('suddenly lost content');
    },
    POLL_TIMEOUT,
  );
});
