import { expect, test } from 'vitest';
import { createFakeClock } from '../player/testing/fakes.ts';
import { createPointerSender } from './pointer-sender.ts';

/** Lets answers that are there be read. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

function setUp() {
  const clock = createFakeClock();
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  let now = 0;
  const sender = createPointerSender({
    send: ({ x }) => {
      sent.push(`${x} at ${now}`);
      const { promise, resolve } = Promise.withResolvers<void>();
      answers.push(resolve);
      return promise;
    },
    now: () => now,
    after: clock.after,
  });
  const wait = (milliseconds: number): void => {
    for (let passed = 0; passed < milliseconds; passed += 10) {
      now += 10;
      clock.advance(10);
    }
  };
  const answer = async (): Promise<void> => {
    answers.shift()?.();
    await settle();
  };
  return { sent, wait, answer, sender };
}

test('a pointer that stops has sent where it stopped', async () => {
  const { sent, wait, answer, sender } = setUp();
  sender.move({ x: 1, y: 0 });
  wait(20);
  await answer();
  sender.move({ x: 2, y: 0 });
  wait(20);
  sender.move({ x: 3, y: 0 });
  wait(1_000);
  expect(sent).toEqual(['1 at 0', '3 at 100']);
});

test('an answer that is late holds the next position back, and the newest one goes then', async () => {
  const { sent, wait, answer, sender } = setUp();
  sender.move({ x: 1, y: 0 });
  wait(50);
  sender.move({ x: 2, y: 0 });
  wait(400);
  sender.move({ x: 3, y: 0 });
  expect(sent).toHaveLength(1);
  await answer();
  expect(sent).toEqual(['1 at 0', '3 at 450']);
});

test('nothing is sent once it was told to stop', async () => {
  const { sent, wait, answer, sender } = setUp();
  sender.move({ x: 1, y: 0 });
  sender.move({ x: 2, y: 0 });
  sender.stop();
  await answer();
  wait(1_000);
  sender.move({ x: 3, y: 0 });
  expect(sent).toEqual(['1 at 0']);
});
