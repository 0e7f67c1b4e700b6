import { derivePreviewKeys, signPreview } from '@vitrine/content/node';
import { expect, test } from 'vitest';
import { createLocalCoordination } from '../coordination/coordination.ts';
import { addressOf } from '../http/address.ts';
import { UNKNOWN_CLIENT } from '../http/client-address.ts';
import { createBundle } from '../testing/bundle.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createPreviewEvents } from './preview-events.ts';
import { createPreviewGate } from './preview-gate.ts';

const keys = derivePreviewKeys('a secret of some length');
const clock = createFakeClock();
const contents = {
  of: async () => ({ kind: 'content', bundle: createBundle() }) as const,
  changed: () => undefined,
  mediaSourceOf: () => undefined,
};
const previews = createPreviewGate({
  keys,
  contents,
  clock,
  events: createPreviewEvents({ contents, clock }),
  comments: async () => new Response(),
  coordination: createLocalCoordination(clock),
  host: undefined,
});
const cookie = `vitrine_preview=${signPreview(keys, {
  kind: 'session',
  editor: '1',
  session: 'one',
  endsAt: clock.now() + 60_000,
  frame: 'https://cms.example',
})}`;
const url = 'http://show.example/fr/hall';

function answerOf(status: number) {
  return previews.respond(
    new Request(url, { headers: { cookie } }),
    { address: addressOf(url), routeClass: 'page', client: UNKNOWN_CLIENT },
    () => new Response('The page.', { status }),
  );
}

test('a draft that no page can be made of is said to be so in the editor’s frame, until it can', async () => {
  const answer = await answerOf(500);
  expect(answer?.status).toBe(500);
  expect(await answer?.text()).toContain('Ce brouillon ne peut pas être affiché');
  expect(answer?.headers.get('content-security-policy')).toContain(
    "frame-ancestors 'self' https://cms.example",
  );
  expect(answer?.headers.get('refresh')).toBe('5');
});

test.each([200, 404])('a page of status %i is shown as it is', async (status) => {
  const answer = await answerOf(status);
  expect([answer?.status, await answer?.text()]).toEqual([status, 'The page.']);
});

test('an opening of a moment begins a preview of that moment, once, and in no frame', async () => {
  const moment = { at: clock.now() + 3_600_000, zone: 'Europe/Berlin' };
  const token = signPreview(keys, {
    kind: 'opening',
    nonce: 'once',
    rehearsal: { id: 'r1', moment },
    endsAt: clock.now() + 60_000,
    sessionEndsAt: clock.now() + 3_600_000,
    frame: 'https://cms.example',
    address: '/',
  });
  const opening = `http://show.example/-/preview/open?token=${token}`;
  const open = () =>
    previews.respond(
      new Request(opening),
      { address: addressOf(opening), routeClass: 'operation', client: UNKNOWN_CLIENT },
      () => new Response(null, { status: 404 }),
    );
  const begun = await open();
  expect([begun?.status, begun?.headers.get('location')]).toEqual([303, '/']);
  const [own = ''] = begun?.headers.getSetCookie() ?? [];
  const shown = new Request(url, { headers: { cookie: own.split(';')[0] ?? '' } });
  let preview: unknown;
  await previews.respond(
    shown,
    { address: addressOf(url), routeClass: 'page', client: UNKNOWN_CLIENT },
    (inner) => {
      preview = previews.requestContextOf(inner)?.preview;
      return new Response('The page.');
    },
  );
  expect(preview).toEqual({
    kind: 'editor',
    endsAt: clock.now() + 3_600_000,
    frameAncestors: ["'none'"],
    moment,
  });
  expect((await open())?.status).toBe(410);
});
