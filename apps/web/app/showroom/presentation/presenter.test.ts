import type { Showing } from '@vitrine/core/presentation/showing';
import { overlayId, payloadId } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
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
  const presenter = createPresenter({
    send: async ({ epoch, seq, location, open }) => {
      sent.push(`${epoch}.${seq} ${location}${open}`);
      const { promise, resolve } = Promise.withResolvers<number>();
      answers.push(resolve);
      return { status: await promise };
    },
    after: clock.after,
  });
  const answer = async (status: number): Promise<void> => {
    answers.shift()?.(status);
    await settle();
  };
  return { clock, sent, answer, presenter };
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
});
