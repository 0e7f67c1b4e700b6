import { newPresentationCode } from '@vitrine/core/presentation/presentation-code';
import { seededRandom } from '@vitrine/core/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRESENTATION_CALLS } from '../../app/contract/presentation.ts';
import type { PresentationCall } from '../../app/contract/presentation.ts';
import { createTestShowroom } from './testing/presentation-showroom.ts';
import type { TestWindow } from './testing/presentation-servers.ts';

/** Ten thousand, and fewer before a merge, as with the cases of a property (`scripts/check/property-runs.ts`). */
const ATTEMPTS = 100 * (fc.readConfigureGlobal().numRuns ?? 100);

/** Milliseconds for them, on a small machine that other steps keep busy. */
const PATIENCE = 120_000;

const SEED = 14;

/** Of a closed world: its own slug, its locations and their hotspots. */
const CLOSED = /closed|secret/;

/** Calls that a guest may make. The others are refused, whatever is in them. */
const ALLOWED: ReadonlySet<PresentationCall> = new Set(['signal', 'status', 'leave']);

/** A letter that no key has at that place, and one that could be there. */
function altered(text: string, at: number): string {
  const index = at % text.length;
  return `${text.slice(0, index)}${text[index] === 'A' ? 'B' : 'A'}${text.slice(index + 1)}`;
}

interface HostilePost {
  readonly call: PresentationCall;
  readonly fields: object;
}

const odd = fc.constantFrom<unknown>(
  null,
  [],
  ['open-hall'],
  {},
  true,
  -1,
  1e308,
  '',
  'NaN',
  '__proto__',
  'constructor',
  '\u0000',
  'x'.repeat(3_000),
  'x'.repeat(6_000),
);

function either<Value>(sensible: fc.Arbitrary<Value>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: sensible }, { weight: 1, arbitrary: odd });
}

/** @param known.ids of participants, @param known.key a key of the guide. */
function hostilePosts(known: { readonly ids: readonly string[]; readonly key: string }) {
  const number = fc.constantFrom<unknown>(0, 1, 2, 1e6, Number.MAX_SAFE_INTEGER, 2 ** 60, '1.5', -7);
  const location = fc.constantFrom('open-start', 'open-hall', 'closed-start', 'closed', 'nowhere');
  const key = fc.oneof(
    fc.nat(10_000).map((at) => altered(known.key, at)),
    fc.nat(200).map((length) => known.key.slice(0, Math.min(length, known.key.length - 1))),
    fc.constant(`${known.key}A`),
  );
  const link = fc.constantFrom(
    'https://meet.example/',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'http://meet.example/',
    '//meet.example',
    `https://meet.example/${'x'.repeat(2_000)}`,
  );
  const fields = {
    location: either(location),
    open: either(fc.constantFrom('', '?menu', '?article=1-secret', '?pdf=1&page=999999999', '?'.repeat(500))),
    locale: either(fc.constantFrom('en', 'de', 'fr', 'xx')),
    view: either(fc.constantFrom('', '0,0,1', 'NaN', '1e999,1e999')),
    epoch: either(number),
    seq: either(number),
    to: either(fc.constantFrom(...known.ids, 'x'.repeat(12))),
    by: either(fc.constantFrom(...known.ids)),
    kind: either(fc.constantFrom('pointer', 'ping', 'look', 'reaction', 'reactions', 'over')),
    hotspot: either(fc.constantFrom('to-hall', 'secret', 'nothing')),
    x: either(fc.constantFrom<unknown>(50, 101, -1, '1e2')),
    y: either(fc.constantFrom<unknown>(50, 1e9)),
    reaction: either(fc.constantFrom('like', 'love', 'rage', 'secret')),
    mode: either(fc.constantFrom('following', 'roaming', 'guiding')),
    hand: either(fc.boolean()),
    dark: either(fc.boolean()),
    link: either(link),
    key: fc.oneof({ weight: 4, arbitrary: key }, { weight: 1, arbitrary: odd }),
    code: either(fc.constantFrom('ZZZZZZ')),
    isOver: either(fc.boolean()),
    guide: either(fc.constantFrom(...known.ids)),
  };
  return fc.record({
    call: fc.constantFrom(...PRESENTATION_CALLS),
    fields: fc.oneof(
      { weight: 9, arbitrary: fc.record(fields, { requiredKeys: ['location', 'kind', 'key', 'to'] }) },
      { weight: 1, arbitrary: fc.constantFrom<object>([], {}, ['show']) },
    ),
  });
}

/** The same post about something that does not exist. */
function aboutNothing({ call, fields }: HostilePost): HostilePost {
  const text = JSON.stringify(fields)
    .replaceAll('closed-start', 'nowhere')
    .replaceAll('"closed"', '"nowhere"');
  return { call, fields: JSON.parse(text) as object };
}

async function answerTo(window: TestWindow, { call, fields }: HostilePost): Promise<string> {
  const response = await window.post(call, fields);
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  return `${call} ${response.status} ${JSON.stringify(headers)} ${await response.text()}`;
}

function idOf(window: TestWindow): string {
  const message = window.last();
  return message?.kind === 'state' ? message.you : '';
}

/** A guide in a closed world, with the doors closed, and two guests. */
async function aPresentationBehindDoors() {
  const showroom = createTestShowroom();
  const guide = showroom.open('staff');
  const code = await showroom.begin(guide);
  await guide.listen();
  const guests = [showroom.open('guest'), showroom.open('guest')] as const;
  for (const guest of guests) {
    await guest.join(code);
    await guest.listen();
  }
  const { key } = (await (await guide.post('key')).json()) as { readonly key: string };
  const shown = { location: 'closed-start', open: '', locale: 'en', epoch: 1, seq: 1 };
  expect((await guide.post('show', shown)).status).toBe(204);
  return { showroom, guide, code, guests, key };
}

describe('hostile messages of a guest, in their thousands', () => {
  test('change nothing, and tell nothing of a closed world', { timeout: PATIENCE }, async () => {
    const { showroom, guide, code, guests, key } = await aPresentationBehindDoors();
    const [guest, other] = guests;
    const known = { ids: [guide, other, guest].map(idOf), key };
    const before = await showroom.kept(code);
    expect(before).toContain('closed-start');
    const statuses = new Map<string, Set<number>>();
    const told: string[] = [];
    const differing: string[] = [];
    const posts = fc.sample(hostilePosts(known), { numRuns: ATTEMPTS, seed: SEED });
    for (const [index, post] of posts.entries()) {
      // Fewer in a second than are refused without a look at them.
      if (index % 15 === 0) await showroom.clock.advance(1_000);
      const answer = await answerTo(guest, post);
      const [, status] = answer.split(' ', 2);
      statuses.set(post.call, (statuses.get(post.call) ?? new Set()).add(Number(status)));
      if (CLOSED.test(answer)) told.push(answer);
      if (post.call === 'leave') await guest.join(code);
      if (!CLOSED.test(JSON.stringify(post.fields))) continue;
      const nothing = await answerTo(guest, aboutNothing(post));
      if (post.call === 'leave') await guest.join(code);
      if (nothing !== answer) differing.push(`${answer}\n${nothing}`);
    }
    expect(told).toEqual([]);
    expect(differing).toEqual([]);
    expect([...statuses.keys()].toSorted()).toEqual([...PRESENTATION_CALLS].toSorted());
    for (const [call, seen] of statuses) {
      const isRefused = [...seen].every((status) => status >= 400 && status < 500);
      expect({ call, isRefused }).toEqual({ call, isRefused: !ALLOWED.has(call as PresentationCall) });
      expect([...seen].filter((status) => status >= 500)).toEqual([]);
    }
    expect(await showroom.kept(code)).toBe(before);
    for (const { events } of guests) expect(events.filter((event) => CLOSED.test(event))).toEqual([]);
    expect(guests.map(({ visitor }) => visitor().invitedWorlds ?? [])).toEqual([[], []]);
    const next = { location: 'open-hall', open: '', locale: 'en', epoch: 1, seq: 2 };
    expect((await guide.post('show', next)).status).toBe(204);
  });
});

describe('guessed codes of one address, in their thousands', () => {
  test('find nothing and are slowed down', { timeout: PATIENCE }, async () => {
    const showroom = createTestShowroom();
    const code = await showroom.begin(showroom.open('staff'));
    const random = seededRandom(SEED);
    const guesser = showroom.open('guest');
    const begun = showroom.clock.now();
    const answers = new Map<string, number>();
    for (let guess = 0; guess < ATTEMPTS; guess += 1) {
      const guessed = newPresentationCode(() => Math.floor(random() * 256));
      if (guessed === code) continue;
      const [path = ''] = (await guesser.join(guessed)).split('&', 1);
      answers.set(path, (answers.get(path) ?? 0) + 1);
      await showroom.clock.advance(100);
    }
    expect([...answers.keys()].toSorted()).toEqual(['/join?problem=busy', '/join?problem=code']);
    // 60 at once, 6 in the first waits, which double up to a minute, and one more each half minute.
    const lookedUp = 60 + 6 + (showroom.clock.now() - begun) / 30_000;
    expect(answers.get('/join?problem=code')).toBeLessThanOrEqual(lookedUp);
    // Whoever has guessed waits, even with the right code, and for no longer than a minute.
    expect(await guesser.join(code)).toMatch(/^\/join\?problem=busy&wait=\d+$/);
    await showroom.clock.advance(60_000);
    expect(await guesser.join(code)).toBe('/open/open-start');
  });
});
