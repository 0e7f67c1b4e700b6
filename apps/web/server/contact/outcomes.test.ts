import { describe, expect, test } from 'vitest';
import type { ContactOutcome } from '../../app/contract/contact-form.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createOutcomes } from './outcomes.ts';

const SECRET = 'a-secret-that-signs-what-became-of-a-form';
const MISTAKES: ContactOutcome = {
  kind: 'invalid',
  values: { firstName: 'Wilhelmine', email: 'wilhelmine' },
  problems: { email: 'notAnAddress' },
};

function setUp(secret = SECRET) {
  const clock = createFakeClock();
  return { clock, outcomes: createOutcomes(secret, clock) };
}

describe('what became of a form', () => {
  test.each([{ kind: 'received' }, { kind: 'failed' }, { kind: 'tooMany' }, MISTAKES] as const)(
    'is told to the next page: %o',
    (outcome) => {
      const { outcomes } = setUp();
      expect(outcomes.of(`?article=12&contact=${outcomes.remember(outcome)}`)).toEqual(outcome);
    },
  );

  test('is in the address without anything that was filled in', () => {
    expect(setUp().outcomes.remember(MISTAKES)).not.toMatch(/wilhelmine/i);
  });

  test('is forgotten after ten minutes', async () => {
    const { clock, outcomes } = setUp();
    const search = `?contact=${outcomes.remember({ kind: 'received' })}`;
    await clock.advance(600_001);
    expect(outcomes.of(search)).toBeUndefined();
  });

  test('leaves the memory after ten minutes, without another form', async () => {
    const { clock, outcomes } = setUp();
    outcomes.remember(MISTAKES);
    await clock.advance(300_000);
    outcomes.remember(MISTAKES);
    expect(outcomes.remembered()).toBe(2);
    await clock.advance(300_001);
    expect(outcomes.remembered()).toBe(1);
    await clock.advance(300_000);
    expect(outcomes.remembered()).toBe(0);
  });

  test('is only believed when it is signed', () => {
    const word = setUp('another-secret').outcomes.remember({ kind: 'received' });
    expect(setUp().outcomes.of(`?contact=${word}`)).toBeUndefined();
    expect(setUp().outcomes.of('?contact')).toBeUndefined();
    expect(setUp().outcomes.of(`?contact=${word.replace('r.', 'f.')}`)).toBeUndefined();
  });

  test('is known to every process; a form with mistakes only to the one that has it', () => {
    const [one, other] = [setUp().outcomes, setUp().outcomes];
    expect(other.of(`?contact=${one.remember({ kind: 'received' })}`)).toEqual({ kind: 'received' });
    expect(other.of(`?contact=${one.remember(MISTAKES)}`)).toEqual({ kind: 'failed' });
  });
});
