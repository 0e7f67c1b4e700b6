import { seededRandom } from '@vitrine/core/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestShowroom } from './testing/presentation-showroom.ts';
import type { TestWindow } from './testing/presentation-servers.ts';

/** A thousand, and fewer before a merge, as with the cases of a property (`scripts/check/property-runs.ts`). */
const HANDOVERS = 10 * (fc.readConfigureGlobal().numRuns ?? 100);

async function aRunningPresentation(processes = 1) {
  const showroom = createTestShowroom(processes);
  const guide = showroom.open('staff');
  const code = await showroom.begin(guide);
  await guide.listen();
  const guest = showroom.open('guest', processes - 1);
  await guest.join(code);
  const close = await guest.listen();
  await guest.post('status', { locale: 'en', mode: 'following', hand: false });
  await showroom.clock.advance(500);
  return { showroom, guide, guest, code, close };
}

function shows(location: string, seq: number, epoch = 1) {
  return { location, open: '', locale: 'en', epoch, seq };
}

/** The id by which the guide sees the one guest. */
function onlyGuestOf(guide: TestWindow): string {
  const message = guide.last();
  const [guest] = message?.kind === 'state' ? (message.guests ?? []) : [];
  if (guest === undefined) throw new Error('There is no guest.');
  return guest.id;
}

describe('a presentation', () => {
  test('is begun by visitors who are logged in, and by no one else', async () => {
    const showroom = createTestShowroom();
    expect(await showroom.begin(showroom.open('staff'))).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    const refused = await showroom.open('guest').post('begin', { location: 'open-start', locale: 'en' });
    expect(refused.status).toBe(403);
    const elsewhere = await showroom.open('staff').post('begin', { location: 'nowhere', locale: 'en' });
    expect(elsewhere.status).toBe(422);
  });

  test('leads who joins to what is shown, in the language of the address', async () => {
    const showroom = createTestShowroom();
    const guide = showroom.open('staff');
    const code = await showroom.begin(guide);
    await guide.post('show', shows('open-hall', 1));
    expect(await showroom.open('guest').join(code)).toBe('/open/open-hall');
    expect(await showroom.open('guest').join(code.toLowerCase(), '/de')).toBe('/de/open/open-hall');
    expect(await showroom.open('guest').join('ZZZZZZ', '/de')).toBe('/de/join?problem=code');
  });

  test('is the whole state for a guest who comes late, and every change for one who is there', async () => {
    const { guide, guest } = await aRunningPresentation();
    expect(guest.last()).toMatchObject({
      kind: 'state',
      epoch: 1,
      seq: 0,
      isGuide: false,
      isFirst: true,
      shown: { location: 'open-start', pages: { de: { href: '/de/open/open-start' } } },
    });
    expect((await guide.post('show', { ...shows('open-hall', 1), open: '?menu' })).status).toBe(204);
    expect(guest.last()).toMatchObject({
      seq: 1,
      isFirst: false,
      shown: { location: 'open-hall', pages: { en: { href: '/open/open-hall?menu', title: 'open-hall' } } },
    });
  });

  test('tells the guide who is there, and never where', async () => {
    const { guide, guest, showroom, close } = await aRunningPresentation();
    await guest.post('status', { locale: 'de', mode: 'roaming', hand: true, location: 'open-hall' });
    await showroom.clock.advance(500);
    expect(guide.last()).toMatchObject({ guests: [{ locale: 'de', mode: 'roaming', isHandUp: true }] });
    expect(guide.events.join('')).not.toContain('open-hall');
    close();
    await showroom.clock.advance(500);
    expect(guide.last()).toMatchObject({ guests: [] });
    expect(guest.last()).not.toHaveProperty('guests');
  });

  test('takes nothing from guests, and nothing that is old', async () => {
    const { guide, guest } = await aRunningPresentation();
    const before = guest.events.length;
    expect((await guest.post('show', shows('open-hall', 1))).status).toBe(403);
    expect((await guest.post('lead', { to: onlyGuestOf(guide) })).status).toBe(403);
    expect((await guest.post('doors', { open: true })).status).toBe(403);
    expect((await guest.post('end')).status).toBe(403);
    expect((await guide.post('show', shows('open-hall', 1, 2))).status).toBe(403);
    expect((await guide.post('show', shows('open-hall', 0))).status).toBe(409);
    expect((await guide.post('show', shows('nowhere', 1))).status).toBe(422);
    expect(guest.events.length).toBe(before);
  });

  test('refuses what is too much or too long', async () => {
    const { guide } = await aRunningPresentation();
    expect((await guide.post('show', { ...shows('open-hall', 1), open: 'x'.repeat(4_200) })).status).toBe(
      413,
    );
    const answers = await Promise.all(Array.from({ length: 40 }, () => guide.post('end', {})));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(9);
  });
});

describe('the lead', () => {
  test('changes hands, and what its former owner still sends is refused', async () => {
    const { guide, guest } = await aRunningPresentation();
    expect((await guide.post('lead', { to: onlyGuestOf(guide) })).status).toBe(204);
    expect(guest.last()).toMatchObject({ epoch: 2, isPresenter: true, isGuide: false });
    expect((await guide.post('show', shows('open-hall', 9))).status).toBe(409);
    expect((await guest.post('show', shows('open-hall', 1, 2))).status).toBe(204);
    expect(guide.last()).toMatchObject({ shown: { location: 'open-hall' }, isPresenter: false });
    const message = guide.last();
    const you = message?.kind === 'state' ? message.you : '';
    expect((await guide.post('lead', { to: you })).status).toBe(204);
    expect(guide.last()).toMatchObject({ epoch: 3, isPresenter: true });
  });

  test('is not given to a guest who is not there', async () => {
    const { guide } = await aRunningPresentation();
    for (const to of ['too-short', 'x'.repeat(12)]) {
      expect((await guide.post('lead', { to })).status).toBe(422);
    }
  });
});

describe('a closed world', () => {
  test('is not known to a guest, until the guide opens its doors, and no longer than that', async () => {
    const { guide, guest, showroom } = await aRunningPresentation();
    await guide.post('show', shows('closed-start', 1));
    expect(guest.last()).toMatchObject({ seq: 1 });
    expect(guest.last()).not.toHaveProperty('shown');
    expect(guest.events.join('')).not.toContain('closed');
    expect(await showroom.open('guest').join('ZZZZZZ')).not.toContain('closed');
    await guide.post('doors', { open: true });
    expect(guest.events).toContain('event: rights\ndata: {}\n\n');
    expect(guest.last()).toMatchObject({ shown: { location: 'closed-start' } });
    expect(guest.visitor().invitedWorlds).toEqual(['closed']);
    expect(guide.last()).toMatchObject({ areDoorsOpen: true });
    await guide.post('end');
    expect(guest.visitor().invitedWorlds).toBeUndefined();
    expect(guest.last()).toEqual({ kind: 'over', code: expect.any(String) });
  });

  test('stays closed to a guest who joins while it is shown', async () => {
    const showroom = createTestShowroom();
    const guide = showroom.open('staff');
    const code = await showroom.begin(guide);
    await guide.post('show', shows('closed-start', 1));
    expect(await showroom.open('guest').join(code)).toBe('/');
    expect(await showroom.open('staff').join(code)).toBe('/closed/closed-start');
  });
});

describe('a guide who disappears', () => {
  test('is away after half a minute, waited for ten minutes, and then it is over', async () => {
    const showroom = createTestShowroom();
    const guide = showroom.open('staff');
    const code = await showroom.begin(guide);
    const close = await guide.listen();
    const guest = showroom.open('guest');
    await guest.join(code);
    await guest.listen();
    close();
    await showroom.clock.advance(29_000);
    expect(guest.last()).toMatchObject({ isGuideAway: false });
    await showroom.clock.advance(2_000);
    expect(guest.last()).toMatchObject({ isGuideAway: true, shown: { location: 'open-start' } });
    await guide.listen();
    expect(guest.last()).toMatchObject({ isGuideAway: false });
    expect((await guide.post('show', shows('open-hall', 1))).status).toBe(204);
  });

  test('ends it by staying away', async () => {
    const showroom = createTestShowroom();
    const guide = showroom.open('staff');
    const code = await showroom.begin(guide);
    const close = await guide.listen();
    const guest = showroom.open('guest');
    await guest.join(code);
    await guest.listen();
    close();
    await showroom.clock.advance(601_000);
    expect(guest.last()?.kind).toBe('over');
    await showroom.clock.advance(61_000);
    expect(await showroom.open('guest').join(code)).toBe('/join?problem=code');
  });
});

test('the lead changes hands by a process at which no window takes part', async () => {
  const { guide, showroom } = await aRunningPresentation(3);
  const message = guide.last();
  const you = message?.kind === 'state' ? message.you : '';
  const elsewhere = await guide.post('lead', { to: you }, 1);
  expect(elsewhere.status).toBe(204);
  await showroom.clock.advance(10);
  expect(guide.last()).toMatchObject({ epoch: 2, isPresenter: true });
});

describe('two processes', () => {
  test('have one presentation', async () => {
    const { guide, guest, showroom, code } = await aRunningPresentation(2);
    await guide.post('show', shows('open-hall', 1));
    await showroom.clock.advance(10);
    expect(guest.last()).toMatchObject({ seq: 1, shown: { location: 'open-hall' } });
    expect(guide.last()).toMatchObject({ guests: [{ locale: 'en', mode: 'following' }] });
    expect(await showroom.open('guest', 1).join(code)).toBe('/open/open-hall');
    await guide.post('lead', { to: onlyGuestOf(guide) });
    await guest.post('show', shows('open-start', 1, 2));
    expect(guide.last()).toMatchObject({ epoch: 2, shown: { location: 'open-start' } });
  });

  test('find out within five seconds what a lost message has said', async () => {
    const { guide, guest, showroom } = await aRunningPresentation(2);
    showroom.lost.isCut = true;
    await guide.post('show', shows('open-hall', 1));
    expect(guest.last()).toMatchObject({ seq: 0 });
    await showroom.clock.advance(5_000);
    expect(guest.last()).toMatchObject({ seq: 1, shown: { location: 'open-hall' } });
  });

  test('accept no two messages of one epoch from two presenters, however often the lead changes hands', async () => {
    const { guide, guest, showroom } = await aRunningPresentation(2);
    const random = seededRandom(1);
    const people = [guide, guest] as const;
    const ids = people.map((person) => {
      const message = person.last();
      return message?.kind === 'state' ? message.you : '';
    });
    const presenters = new Map<number, Set<number>>();
    const handovers: number[] = [];
    for (let round = 0; handovers.length < HANDOVERS; round += 1) {
      const candidates = people.map(() => ids[Math.floor(random() * ids.length)]);
      await Promise.all(
        people.map(async (person, index) => {
          const message = person.last();
          const epoch = message?.kind === 'state' ? message.epoch : 0;
          const handed = await person.post('lead', { to: candidates[index] });
          if (handed.status === 204) handovers.push(epoch);
          for (const tried of [epoch, epoch + 1, epoch + 2]) {
            const { status } = await person.post('show', shows('open-hall', round + 1, tried));
            if (status === 204) presenters.set(tried, (presenters.get(tried) ?? new Set()).add(index));
          }
        }),
      );
      await showroom.clock.advance(1_000);
    }
    expect(presenters.size).toBeGreaterThan(HANDOVERS / 4);
    expect([...presenters.values()].filter(({ size }) => size > 1)).toEqual([]);
  });
});

test('the stories with their notes are for the guide alone, for as long as it lasts', async () => {
  const { guide, guest, showroom } = await aRunningPresentation();
  expect(await guide.stories()).toBe(200);
  expect(await guest.stories()).toBe(404);
  expect(await showroom.open('staff').stories()).toBe(404);
  await guide.post('lead', { to: onlyGuestOf(guide) });
  expect(await guest.stories()).toBe(404);
  await guide.post('end');
  expect(await guide.stories()).toBe(404);
});

describe('guessing codes', () => {
  test('finds nothing and is slowed down', async () => {
    const showroom = createTestShowroom();
    const guesser = showroom.open('guest');
    const answers = new Map<string, number>();
    for (let guess = 0; guess < 1_000; guess += 1) {
      const [path = ''] = (await guesser.join('ZZZZZZ')).split('&', 1);
      answers.set(path, (answers.get(path) ?? 0) + 1);
    }
    expect(answers).toEqual(
      new Map([
        ['/join?problem=code', 60],
        ['/join?problem=busy', 940],
      ]),
    );
  });
});
