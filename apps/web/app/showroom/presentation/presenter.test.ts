import type { Showing } from '@vitrine/core/presentation/showing';
import { overlayId, payloadId } from '@vitrine/core/world/ids';
import { describe, expect, test, vi } from 'vitest';
import { createFakeClock } from '../player/testing/fakes.ts';
import { createPresenter } from './presenter.ts';

const HALL: Showing = { location: payloadId('hall'), open: [] };
const BAY: Showing = { location: payloadId('bay'), open: [] };
const ROBOT: Showing = {
  ...BAY,
  open: [{ kind: 'article', id: overlayId(12), title: 'Robot' }, { kind: 'share' }],
};

/** Lets answers that are there be read. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

function setUp() {
  const clock = createFakeClock();
  const sent: string[] = [];
  const answers: ((status: number) => void)[] = [];
  const onOvertaken = vi.fn<() => void>();
  const presenter = createPresenter({
    send: async ({ epoch, seq, location, open, view = '' }) => {
      sent.push(`${epoch}.${seq} ${location}${open}${view}`);
      const { promise, resolve } = Promise.withResolvers<number>();
      answers.push(resolve);
      return { status: await promise };
    },
    after: clock.after,
    onOvertaken,
  });
  const answer = async (status: number): Promise<void> => {
    answers.shift()?.(status);
    await settle();
  };
  return { clock, sent, answer, presenter, onOvertaken };
}

describe('a presenter', () => {
  test('sends what the window shows, without the words of its language and what is private', async () => {
    const { sent, answer, presenter } = setUp();
    presenter.take({ epoch: 2, seq: 4, shown: HALL });
    presenter.windowShows(HALL);
    expect(sent).toEqual([]);
    presenter.windowShows(ROBOT);
    await answer(204);
    expect(sent).toEqual(['2.5 bay?article=12']);
  });

  test('sends one message at a time, and leaves out what was shown in between', async () => {
    const { sent, answer, presenter } = setUp();
    presenter.take({ epoch: 1, seq: 0, shown: undefined });
    for (const showing of [HALL, BAY, ROBOT]) presenter.windowShows(showing);
    expect(sent).toEqual(['1.1 hall']);
    await answer(204);
    expect(sent).toEqual(['1.1 hall', '1.2 bay?article=12']);
  });

  test('sends again what did not arrive, and the newest of it', async () => {
    const { clock, sent, answer, presenter } = setUp();
    presenter.take({ epoch: 1, seq: 0, shown: HALL });
    presenter.windowShows(BAY);
    await answer(0);
    presenter.windowShows(ROBOT);
    await answer(503);
    clock.advance(1_000);
    await answer(204);
    expect(sent).toEqual(['1.1 bay', '1.2 bay?article=12', '1.3 bay?article=12']);
  });

  test('does not repeat what was refused', async () => {
    const { clock, sent, answer, presenter } = setUp();
    presenter.take({ epoch: 1, seq: 0, shown: HALL });
    presenter.windowShows(BAY);
    await answer(409);
    clock.advance(10_000);
    expect(sent).toHaveLength(1);
  });

  test('begins a new epoch with what the window shows then', async () => {
    const { sent, answer, presenter } = setUp();
    presenter.windowShows(BAY);
    presenter.take({ epoch: 3, seq: 0, shown: HALL });
    await answer(204);
    presenter.stop();
    presenter.windowShows(HALL);
    expect(sent).toEqual(['3.1 bay']);
  });

  test('gives way to another window of the presenter, and does not send what it showed before', async () => {
    const { clock, sent, answer, presenter } = setUp();
    expect(presenter.take({ epoch: 1, seq: 0, shown: HALL })).toBe(false);
    presenter.windowShows(BAY);
    expect(presenter.take({ epoch: 1, seq: 1, shown: BAY })).toBe(false);
    await answer(204);
    expect(presenter.take({ epoch: 1, seq: 2, shown: HALL })).toBe(true);
    clock.advance(10_000);
    await settle();
    presenter.windowShows(HALL);
    expect(sent).toEqual(['1.1 bay']);
    presenter.windowShows(BAY);
    expect(sent).toEqual(['1.1 bay', '1.3 bay']);
  });

  test('is told when another window was quicker, and takes its message then', async () => {
    const { sent, answer, presenter, onOvertaken } = setUp();
    presenter.take({ epoch: 1, seq: 4, shown: HALL });
    presenter.windowShows(BAY);
    // Of the other window, under the number of this one's own.
    expect(presenter.take({ epoch: 1, seq: 5, shown: ROBOT })).toBe(false);
    onOvertaken.mockImplementation(() => {
      expect(presenter.take({ epoch: 1, seq: 5, shown: ROBOT })).toBe(true);
    });
    await answer(409);
    expect(onOvertaken).toHaveBeenCalledOnce();
    presenter.windowShows(ROBOT);
    expect(sent).toEqual(['1.5 bay']);
  });
});

/** The hall, looked at from the beginning of a film on. */
function at(position: number): Showing {
  return { ...HALL, view: { kind: 'film', position, speed: 0 } };
}

function film(position: number): string {
  return `hall{"kind":"film","position":${position},"speed":0}`;
}

describe('where a presenter looks', () => {
  test('is sent five times a second at the most, and where it comes to rest', async () => {
    const { clock, sent, answer, presenter } = setUp();
    presenter.take({ epoch: 1, seq: 0, shown: HALL });
    // A second of a hand that moves with every frame; answers are there at once.
    for (let frame = 0; frame <= 60; frame += 1) {
      presenter.windowShows(at(frame));
      await answer(204);
      clock.advance(1_000 / 60);
    }
    clock.advance(1_000);
    await answer(204);
    expect(sent.length).toBeGreaterThanOrEqual(5);
    expect(sent.length).toBeLessThanOrEqual(7);
    expect(sent[0]).toBe(`1.1 ${film(0)}`);
    expect(sent.at(-1)).toBe(`1.${sent.length} ${film(60)}`);
  });

  test('does not keep what is opened waiting', async () => {
    const { sent, answer, presenter } = setUp();
    presenter.take({ epoch: 1, seq: 0, shown: HALL });
    presenter.windowShows(at(1));
    await answer(204);
    presenter.windowShows(at(2));
    presenter.windowShows(ROBOT);
    await answer(204);
    expect(sent).toEqual([`1.1 ${film(1)}`, '1.2 bay?article=12']);
  });

  test('is not sent twice, nor by who has lost the lead', async () => {
    const { clock, sent, answer, presenter } = setUp();
    presenter.take({ epoch: 1, seq: 0, shown: at(1) });
    presenter.windowShows(at(1));
    clock.advance(1_000);
    expect(sent).toEqual([]);
    presenter.windowShows(at(2));
    await answer(204);
    presenter.windowShows(at(3));
    presenter.stop();
    clock.advance(1_000);
    expect(sent).toEqual([`1.1 ${film(2)}`]);
  });
});
