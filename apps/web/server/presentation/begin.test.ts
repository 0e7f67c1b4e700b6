import type { PresenterRule } from '@vitrine/core/world/settings/presenters';
import { describe, expect, test } from 'vitest';
import { limitInMemory } from '../coordination/coordination.ts';
import { createRequestContexts } from '../session/request-contexts.ts';
import { ANONYMOUS } from '../snapshot/visitor-class.ts';
import { createBundle } from '../testing/bundle.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createBegin } from './begin.ts';
import { createParticipants } from './participant.ts';
import { CLIENT } from './testing/presentation-servers.ts';
import type { TestWindow } from './testing/presentation-servers.ts';
import { createTestShowroom } from './testing/presentation-showroom.ts';

const HERE = { location: 'open-start', open: '', locale: 'en' };
const MINUTE = 60_000;

async function statusOf(window: TestWindow, process = 0): Promise<number> {
  return (await window.post('begin', HERE, process)).status;
}

/** The statuses of so many beginnings, one after the other. */
async function inTurn(begin: () => Promise<number>, count: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let each = 0; each < count; each += 1) statuses.push(await begin());
  return statuses;
}

function statusesOf(window: TestWindow, count: number): Promise<readonly number[]> {
  return inTurn(() => statusOf(window), count);
}

/** So many beginnings with the same outcome. */
function times(count: number, status: number): readonly number[] {
  return Array.from({ length: count }, () => status);
}

describe('who may begin a presentation', () => {
  test.each<[string, PresenterRule | undefined, readonly number[]]>([
    ['the settings say nothing', undefined, [403, 200, 200]],
    ['everyone may', { kind: 'public' }, [200, 200, 200]],
    ['a scope is needed', { kind: 'scopes', scopes: ['press', 'sales'] }, [403, 403, 200]],
    ['no scope is named', { kind: 'scopes', scopes: [] }, [403, 403, 403]],
    ['no one may', { kind: 'noOne' }, [403, 403, 403]],
  ])('where %s', async (_which, rule, statuses) => {
    const showroom = createTestShowroom(1, rule);
    const [guest, staff, sales] = [showroom.open('guest'), showroom.open('staff'), showroom.open('sales')];
    expect([await statusOf(guest), await statusOf(staff), await statusOf(sales)]).toEqual(statuses);
  });

  test('a refusal says its status, as every refusal does', async () => {
    const refused = await createTestShowroom().open('guest').post('begin', HERE);
    expect(await refused.json()).toEqual({ error: { status: 403 } });
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  test('who joins needs nothing of it', async () => {
    const showroom = createTestShowroom(1, { kind: 'scopes', scopes: ['sales'] });
    const code = await showroom.begin(showroom.open('sales'));
    expect(await showroom.open('guest').join(code)).toBe('/open/open-start');
  });
});

describe('beginning one after the other', () => {
  test('is possible ten times at once for one network, then once a minute', async () => {
    const showroom = createTestShowroom(1, { kind: 'public' });
    const window = showroom.open('guest');
    expect(await statusesOf(window, 11)).toEqual([...times(10, 200), 429]);
    const refused = await showroom.open('staff').post('begin', HERE);
    expect(await refused.json()).toEqual({ error: { status: 429 } });
    expect(refused.headers.getSetCookie()).toEqual([]);
    await showroom.clock.advance(MINUTE - 1);
    expect(await statusOf(window)).toBe(429);
    await showroom.clock.advance(1);
    expect(await statusesOf(window, 2)).toEqual([200, 429]);
    await showroom.clock.advance(MINUTE);
    expect(await statusesOf(window, 2)).toEqual([200, 429]);
  });

  test('counts for all processes together', async () => {
    const showroom = createTestShowroom(2, { kind: 'public' });
    const window = showroom.open('guest');
    await statusesOf(window, 10);
    expect(await statusOf(window, 1)).toBe(429);
  });

  test('counts nothing that was refused', async () => {
    const showroom = createTestShowroom();
    const [guest, staff] = [showroom.open('guest'), showroom.open('staff')];
    await statusesOf(guest, 20);
    const nowhere = async () => (await staff.post('begin', { ...HERE, location: 'nowhere' })).status;
    expect(await inTurn(nowhere, 20)).toEqual(times(20, 422));
    expect(await statusesOf(staff, 10)).toEqual(times(10, 200));
  });

  test('counts nothing for which no code was free, and each network by itself', async () => {
    const { begin, state } = aBegin();
    expect(await inTurn(() => begin('203.0.113.7'), 20)).toEqual(times(20, 503));
    state.isFull = false;
    expect(await inTurn(() => begin('203.0.113.7'), 11)).toEqual([...times(10, 200), 429]);
    expect(await begin('203.0.113.8')).toBe(200);
  });
});

/** The call alone, with a memory that is full at first. */
function aBegin() {
  const clock = createFakeClock();
  const state = { isFull: true };
  const answer = createBegin({
    participants: createParticipants('a-secret-of-some-length'),
    documents: { begin: () => Promise.resolve(!state.isFull) },
    limit: (_name, limit) => limitInMemory(limit, clock),
  });
  const context = createRequestContexts({
    current: () => ({ bundle: createBundle(), origin: 'shipped', since: 0 }),
    clock,
    publicUrl: 'https://showroom.example',
    visitorOf: () => ({ ...ANONYMOUS, isLoggedIn: true }),
  })(new Request('https://showroom.example/'));
  if (context === undefined) throw new Error('There is no content.');
  return {
    state,
    begin: async (network: string): Promise<number> =>
      (await answer(new Map(Object.entries(HERE)), context, { ...CLIENT, network })).status,
  };
}
