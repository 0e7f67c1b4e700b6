import { describe, expect, test } from 'vitest';
import { createTestShowroom } from './testing/presentation-showroom.ts';
import type { TestWindow } from './testing/presentation-servers.ts';

async function aRunningPresentation(processes = 1) {
  const showroom = createTestShowroom(processes);
  const guide = showroom.open('staff');
  const code = await showroom.begin(guide);
  await guide.listen();
  const guest = await aGuest(showroom, code, processes - 1);
  return { showroom, guide, guest, code };
}

async function aGuest(
  showroom: ReturnType<typeof createTestShowroom>,
  code: string,
  process = 0,
  who: 'guest' | 'staff' = 'guest',
) {
  const guest = showroom.open(who, process);
  await guest.join(code);
  await guest.listen();
  await guest.post('status', { locale: 'en', mode: 'following', hand: false });
  await showroom.clock.advance(500);
  return guest;
}

function points(location = 'open-start', epoch = 1, kind = 'pointer') {
  return { kind, location, epoch, locale: 'en', x: 25.123, y: 75 };
}

function looks(location: string, hotspot: string, epoch = 1) {
  return { kind: 'look', location, epoch, locale: 'en', hotspot };
}

/** The id by which everybody else knows a window. */
function idOf(window: TestWindow): string {
  const message = window.last();
  return message?.kind === 'state' ? message.you : '';
}

async function statusOf(response: Promise<Response>): Promise<number> {
  return (await response).status;
}

for (const processes of [1, 2]) {
  describe(`a pointer, with ${processes} of our processes`, () => {
    test('is seen by guests, by no one else, and kept nowhere', async () => {
      const { showroom, guide, guest, code } = await aRunningPresentation(processes);
      const states = guest.events.length;
      expect(await statusOf(guide.post('signal', points()))).toBe(204);
      expect(await statusOf(guide.post('signal', points('open-start', 1, 'ping')))).toBe(204);
      expect(guest.signals()).toEqual([
        { kind: 'pointer', location: 'open-start', x: 25.12, y: 75 },
        { kind: 'ping', location: 'open-start', x: 25.12, y: 75 },
      ]);
      expect(guest.events.length).toBe(states + 2);
      expect(guide.signals()).toEqual([]);
      const late = await aGuest(showroom, code);
      expect(late.signals()).toEqual([]);
    });

    test('is refused from anyone without the lead, and for a past or a future epoch', async () => {
      const { guide, guest } = await aRunningPresentation(processes);
      expect(await statusOf(guest.post('signal', points()))).toBe(403);
      expect(await statusOf(guide.post('signal', points('open-start', 2)))).toBe(403);
      await guide.post('lead', { to: idOf(guest) });
      expect(await statusOf(guide.post('signal', points()))).toBe(409);
      expect(await statusOf(guide.post('signal', points('open-start', 2)))).toBe(403);
      expect(await statusOf(guest.post('signal', points('open-start', 2)))).toBe(204);
      expect(guide.signals()).toHaveLength(1);
      expect(guest.signals()).toEqual([]);
      await guide.post('end');
      expect(await statusOf(guest.post('signal', points('open-start', 2)))).toBe(410);
    });

    test('is of the location that is shown', async () => {
      const { guide, guest } = await aRunningPresentation(processes);
      expect(await statusOf(guide.post('signal', points('open-hall')))).toBe(409);
      expect(await statusOf(guide.post('signal', points('nowhere')))).toBe(422);
      await guide.post('show', { location: 'open-hall', open: '', locale: 'en', epoch: 1, seq: 1 });
      expect(await statusOf(guide.post('signal', points('open-hall')))).toBe(204);
      expect(guest.signals()).toMatchObject([{ location: 'open-hall' }]);
    });

    test('in a closed world is unknown to guests until its doors are open', async () => {
      const { guide, guest, showroom } = await aRunningPresentation(processes);
      await guide.post('show', { location: 'closed-start', open: '', locale: 'en', epoch: 1, seq: 1 });
      for (const kind of ['pointer', 'ping']) {
        expect(await statusOf(guide.post('signal', points('closed-start', 1, kind)))).toBe(204);
      }
      expect(await statusOf(guide.post('signal', looks('closed-start', 'secret')))).toBe(204);
      expect(guest.signals()).toEqual([]);
      expect(guest.events.join('')).not.toMatch(/closed|secret/);
      await guide.post('doors', { open: true });
      await showroom.clock.advance(500);
      await guide.post('signal', points('closed-start'));
      expect(guest.signals()).toMatchObject([{ kind: 'pointer', location: 'closed-start' }]);
    });

    test('in a closed world reaches those who may enter it, and no one beside them', async () => {
      const { guide, guest, showroom, code } = await aRunningPresentation(processes);
      const colleague = await aGuest(showroom, code, processes - 1, 'staff');
      const late = await aGuest(showroom, code, processes - 1);
      await guide.post('show', { location: 'closed-start', open: '', locale: 'en', epoch: 1, seq: 1 });
      await guide.post('signal', points('closed-start'));
      await guide.post('signal', looks('closed-start', 'secret'));
      expect(colleague.signals().map(({ kind }) => kind)).toEqual(['pointer', 'look']);
      for (const window of [guest, late]) expect(window.signals()).toEqual([]);
    });

    test('“look here” names the hotspot in each language, and only one that the guest has', async () => {
      const { guide, guest } = await aRunningPresentation(processes);
      expect(await statusOf(guide.post('signal', looks('open-start', 'to-hall')))).toBe(204);
      expect(guest.signals()).toEqual([
        { kind: 'look', location: 'open-start', hotspots: { en: 'to-hall', de: 'to-hall' } },
      ]);
      expect(await statusOf(guide.post('signal', looks('open-start', 'pdf-en')))).toBe(204);
      expect(guest.signals().at(-1)).toMatchObject({ hotspots: { en: 'pdf-en', de: 'pdf-de' } });
      for (const wrong of ['nothing', '', '__proto__', 'pdf-de']) {
        expect(await statusOf(guide.post('signal', looks('open-start', wrong)))).toBe(422);
      }
    });

    test('reactions of a hall are one message with their number, for everybody and of no one', async () => {
      const { showroom, guide, guest, code } = await aRunningPresentation(processes);
      const other = await aGuest(showroom, code, 0);
      for (const reaction of ['like', 'like', 'love']) {
        expect(await statusOf(guest.post('signal', { kind: 'reaction', reaction }))).toBe(204);
      }
      await showroom.clock.advance(250);
      for (const window of [guide, guest, other]) {
        expect(window.signals()).toEqual([{ kind: 'reactions', counts: { like: 2, love: 1 } }]);
      }
      await other.post('signal', { kind: 'reaction', reaction: 'question' });
      await showroom.clock.advance(250);
      expect(guide.signals().at(-1)).toEqual({ kind: 'reactions', counts: { question: 1 } });
    });
  });
}

describe('hostile signals', () => {
  test('percentages that are none are refused', async () => {
    const { guide, guest } = await aRunningPresentation();
    const wrong = [
      '',
      '-1',
      '100.1',
      '101',
      'NaN',
      'Infinity',
      '1e1',
      '0x10',
      ' 5',
      '5 ',
      '٥',
      null,
      [5],
      {},
    ];
    for (const [index, percent] of wrong.entries()) {
      const axis = index % 2 === 0 ? 'x' : 'y';
      expect(await statusOf(guide.post('signal', { ...points(), [axis]: percent }))).toBe(422);
    }
    const { x: _, ...without } = points();
    expect(await statusOf(guide.post('signal', without))).toBe(422);
    expect(guest.signals()).toEqual([]);
    expect(await statusOf(guide.post('signal', { ...points(), x: 0, y: 100 }))).toBe(204);
  });

  test('other kinds, other epochs and other reactions are refused', async () => {
    const { showroom, guide, guest } = await aRunningPresentation();
    for (const fields of [
      {},
      { ...points(), kind: 'reactions', counts: { like: 1_000 } },
      { ...points(), kind: 'hidden' },
      { ...points(), epoch: 'x' },
      { ...points(), epoch: 1.5 },
      { kind: 'reaction' },
      { kind: 'reaction', reaction: 'toString' },
    ]) {
      expect(await statusOf(guide.post('signal', fields))).toBe(422);
    }
    await showroom.clock.advance(1_000);
    expect(guest.signals()).toEqual([]);
  });

  test('who takes part in nothing sends nothing', async () => {
    const { showroom, guest } = await aRunningPresentation();
    const stranger = showroom.open('staff');
    expect(await statusOf(stranger.post('signal', points()))).toBe(403);
    expect(await statusOf(stranger.post('signal', { kind: 'reaction', reaction: 'like' }))).toBe(403);
    await showroom.clock.advance(1_000);
    expect(guest.signals()).toEqual([]);
  });

  test('are limited: thirty a second, and three reactions', async () => {
    const { showroom, guide, guest } = await aRunningPresentation();
    await showroom.clock.advance(1_000);
    const reactions = await Promise.all(
      Array.from({ length: 8 }, () => statusOf(guest.post('signal', { kind: 'reaction', reaction: 'wow' }))),
    );
    expect(reactions.filter((status) => status === 204)).toHaveLength(3);
    expect(reactions.filter((status) => status === 429)).toHaveLength(5);
    const pointers = await Promise.all(
      Array.from({ length: 40 }, () => statusOf(guide.post('signal', points()))),
    );
    expect(pointers.filter((status) => status === 204)).toHaveLength(30);
    expect(await statusOf(guide.post('signal', { ...points(), hotspot: 'x'.repeat(4_200) }))).toBe(413);
  });

  test('a message between processes that is none of ours is ignored', async () => {
    const { showroom, guest, code } = await aRunningPresentation(2);
    const sent = { type: 'pointer', location: 'open-start', by: 'x', epoch: 1, locale: 'en' };
    for (const message of [
      '',
      'null',
      '{"code":1}',
      JSON.stringify({ code, sent }),
      JSON.stringify({ code, sent: { ...sent, point: { x: 200, y: 1 } } }),
      JSON.stringify({ code, sent: { type: 'reactions', counts: { like: 'many' } } }),
      JSON.stringify({ code: 'nonsense', sent: { type: 'reactions', counts: { like: 1 } } }),
    ]) {
      showroom.publish('signal', message);
    }
    expect(guest.signals()).toEqual([]);
    showroom.publish('signal', JSON.stringify({ code, sent: { type: 'reactions', counts: { like: 1 } } }));
    expect(guest.signals()).toHaveLength(1);
  });

  test('a message of a former presenter that another process let through goes no further', async () => {
    const { showroom, guest, guide, code } = await aRunningPresentation(2);
    const sent = { type: 'ping', location: 'open-start', locale: 'en', point: { x: 1, y: 1 } };
    const publish = (by: string, epoch: number) =>
      showroom.publish('signal', JSON.stringify({ code, sent: { ...sent, by, epoch } }));
    publish(idOf(guest), 1);
    publish(idOf(guide), 2);
    expect(guest.signals()).toEqual([]);
    publish(idOf(guide), 1);
    expect(guest.signals()).toHaveLength(1);
  });
});

test('a process that has not heard of a new epoch asks, and refuses no new presenter', async () => {
  const { showroom, guide, guest } = await aRunningPresentation(2);
  showroom.lost.isCut = true;
  await guide.post('lead', { to: idOf(guest) }, 0);
  expect(await statusOf(guest.post('signal', points('open-start', 2), 1))).toBe(204);
  expect(await statusOf(guide.post('signal', points('open-start', 1), 1))).toBe(409);
});

test('what guests see is looked up and written once for all of them', async () => {
  const { showroom, guide, code } = await aRunningPresentation();
  const guests = [];
  for (let count = 0; count < 20; count += 1) guests.push(await aGuest(showroom, code));
  showroom.looks.count = 0;
  await guide.post('signal', points());
  // The server looks up who the sender is, and no one else.
  expect(showroom.looks.count).toBe(1);
  for (const guest of guests) expect(guest.signals()).toHaveLength(1);
});
