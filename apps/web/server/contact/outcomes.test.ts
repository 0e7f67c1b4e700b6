import { describe, expect, test } from 'vitest';
import type { ContactOutcome } from '../../app/contract/contact-form.ts';
import { storeInMemory } from '../coordination/coordination.ts';
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
  const forms = storeInMemory(10, clock);
  return { clock, forms, outcomes: createOutcomes({ secret, forms, clock }) };
}

describe('what became of a form', () => {
  test.each([{ kind: 'received' }, { kind: 'failed' }, { kind: 'tooMany' }, MISTAKES] as const)(
    'is told to the next page: %o',
    async (outcome) => {
      const { outcomes } = setUp();
      expect(await outcomes.of(`?article=12&contact=${await outcomes.remember(outcome)}`)).toEqual(outcome);
    },
  );

  test('is in the address without anything that was filled in', async () => {
    expect(await setUp().outcomes.remember(MISTAKES)).not.toMatch(/wilhelmine/i);
  });

  test('is forgotten after ten minutes', async () => {
    const { clock, outcomes } = setUp();
    const search = `?contact=${await outcomes.remember({ kind: 'received' })}`;
    await clock.advance(600_001);
    expect(outcomes.of(search)).toBeUndefined();
  });

  test('leaves the memory after ten minutes, without another form', async () => {
    const { clock, forms, outcomes } = setUp();
    await outcomes.remember(MISTAKES);
    await clock.advance(300_000);
    await outcomes.remember(MISTAKES);
    expect(forms.remembered()).toBe(2);
    await clock.advance(300_001);
    expect(forms.remembered()).toBe(1);
    await clock.advance(300_000);
    expect(forms.remembered()).toBe(0);
  });

  test('is only believed when it is signed', async () => {
    const word = await setUp('another-secret').outcomes.remember({ kind: 'received' });
    expect(setUp().outcomes.of(`?contact=${word}`)).toBeUndefined();
    expect(setUp().outcomes.of('?contact')).toBeUndefined();
    expect(setUp().outcomes.of(`?contact=${word.replace('r.', 'f.')}`)).toBeUndefined();
  });

  test('is known to every process; a form with mistakes to those that share a store', async () => {
    const [one, other] = [setUp().outcomes, setUp().outcomes];
    expect(await other.of(`?contact=${await one.remember({ kind: 'received' })}`)).toEqual({
      kind: 'received',
    });
    expect(await other.of(`?contact=${await one.remember(MISTAKES)}`)).toEqual({ kind: 'failed' });
    const { clock, forms, outcomes } = setUp();
    const third = createOutcomes({ secret: SECRET, forms, clock });
    expect(await third.of(`?contact=${await outcomes.remember(MISTAKES)}`)).toEqual(MISTAKES);
  });

  test('is kept so that no one reads it without the secret', async () => {
    const { clock, forms } = setUp();
    const kept: string[] = [];
    const spied = {
      keepFirst: (name: string, text: string, lifetime: number) => {
        kept.push(text);
        return forms.keepFirst(name, text, lifetime);
      },
      read: forms.read,
    };
    const word = await createOutcomes({ secret: SECRET, forms: spied, clock }).remember(MISTAKES);
    expect(kept).toHaveLength(1);
    expect(kept.join()).not.toMatch(/wilhelmine|notAnAddress/i);
    const thief = createOutcomes({ secret: 'another-secret', forms: spied, clock });
    expect(thief.of(`?contact=${word}`)).toBeUndefined();
  });

  test('is kept whole, however much was written', async () => {
    const { outcomes } = setUp();
    const long = { ...MISTAKES, values: { message: '\u{1}'.repeat(64_000) } };
    expect(await outcomes.of(`?contact=${await outcomes.remember(long)}`)).toEqual(long);
  });
});
