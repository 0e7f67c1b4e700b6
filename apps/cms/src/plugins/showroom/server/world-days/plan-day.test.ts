import { expect, test } from 'vitest';
import { ARTICLE, GROUP, LOCATION, TRANSITION, WORLD } from '../../../../content-model/content-uids.ts';
import type { Attributes } from '../../../../content-model/model.ts';
import { contentGraphOf } from '../content/world-use.ts';
import type { State } from '../versions/state.ts';
import { subjectName } from '../versions/states-at.ts';
import type { SavedState } from '../versions/states-at.ts';
import { isLeftAsIs, planDay, switchedOff, withUnknown } from './plan-day.ts';
import type { Moment } from './plan-day.ts';

function relation(target: string): Attributes[string] {
  return { type: 'relation', target };
}

const ATTRIBUTES: Readonly<Record<string, Attributes>> = {
  [WORLD]: { name: { type: 'string' } },
  [LOCATION]: {
    title: { type: 'string' },
    world: relation(WORLD),
    group: relation(GROUP),
    shows: relation(ARTICLE),
  },
  [TRANSITION]: { from: relation(LOCATION), to: relation(LOCATION), world: relation(WORLD) },
  [ARTICLE]: { title: { type: 'string' } },
  [GROUP]: { title: { type: 'string' } },
};

let versions = 0;

function saved(uid: string, documentId: string, state: State = {}, locale: string | null = 'en'): SavedState {
  versions += 1;
  return { uid, documentId, locale, state, version: versions };
}

function momentOf(...states: readonly SavedState[]): Moment {
  return {
    states: new Map(states.map((state) => [subjectName(state), state])),
    graph: contentGraphOf(
      { attributesOf: (uid) => ATTRIBUTES[uid] ?? {} },
      states.map(({ uid, documentId, state }) => ({ uid, row: { ...state, documentId } })),
    ),
  };
}

function to(documentId: string) {
  return { documentId };
}

const inHall = { world: to('hall') };
const hall = saved(WORLD, 'hall');
const yard = saved(WORLD, 'yard');

function planned(now: Moment, past: Moment, unknown: ReadonlySet<string> = new Set()) {
  const plan = planDay({ now, past, unknown }, 'hall', (uid) => uid !== GROUP);
  return {
    ...plan,
    items: plan.items.map(({ kind, past: { documentId, locale } }) => `${kind} ${documentId} ${locale}`),
    untouched: plan.untouched.map(({ documentId, reason }) => `${documentId} ${reason}`),
  };
}

test('changed entries and deleted ones of the world come back, language by language, and nothing of others', () => {
  const past = momentOf(
    hall,
    yard,
    saved(LOCATION, 'counter', { title: 'Desk', ...inHall, shows: to('own') }),
    saved(LOCATION, 'counter', { title: 'Tisch', ...inHall }, 'de'),
    saved(LOCATION, 'door', { title: 'Door', ...inHall }),
    saved(LOCATION, 'gate', { title: 'Gate', world: to('yard') }),
    saved(ARTICLE, 'own', { title: 'Own' }),
  );
  const now = momentOf(
    hall,
    yard,
    saved(LOCATION, 'counter', { title: 'Table', ...inHall, shows: to('own') }),
    saved(LOCATION, 'counter', { title: 'Tisch', ...inHall }, 'de'),
    saved(LOCATION, 'gate', { title: 'Other gate', world: to('yard') }),
  );
  expect(planned(now, past)).toEqual({
    items: ['changed counter en', 'back door en', 'back own en'],
    newer: [],
    untouched: [],
  });
});

test('what others show, has no drafts, came as a language or is not known stays, and is named', () => {
  const counter = saved(LOCATION, 'counter', { ...inHall, shows: to('shared'), group: to('group') });
  const gate = saved(LOCATION, 'gate', { world: to('yard'), shows: to('shared') });
  const past = momentOf(
    hall,
    yard,
    counter,
    gate,
    saved(LOCATION, 'door', { ...inHall, title: 'Door' }),
    saved(ARTICLE, 'shared', { title: 'Then' }),
    saved(GROUP, 'group', { title: 'Then' }),
  );
  const now = momentOf(
    hall,
    yard,
    counter,
    saved(LOCATION, 'counter', { ...inHall }, 'de'),
    gate,
    saved(LOCATION, 'door', { ...inHall, title: 'Gate' }),
    saved(ARTICLE, 'shared', { title: 'Now' }),
    saved(GROUP, 'group', { title: 'Now' }),
  );
  const door = subjectName({ uid: LOCATION, documentId: 'door', locale: 'en' });
  const plan = planned(now, past, new Set([door]));
  expect(plan.items).toEqual([]);
  expect(plan.untouched.toSorted()).toEqual([
    'counter language',
    'door unknown',
    'group live',
    'shared shared',
  ]);
});

test('newer locations are for the editor to choose, and newer transitions follow them', () => {
  const counter = saved(LOCATION, 'counter', inHall);
  const door = saved(LOCATION, 'door', inHall);
  const now = momentOf(
    hall,
    counter,
    door,
    saved(LOCATION, 'new', inHall),
    saved(TRANSITION, 'inside', { from: to('counter'), to: to('door') }),
    saved(TRANSITION, 'there', { from: to('counter'), to: to('new') }),
    saved(TRANSITION, 'off', { from: to('door'), to: to('counter'), transitionOptions: { active: false } }),
  );
  const { newer } = planned(now, momentOf(hall, counter, door));
  expect(newer.map(({ documentId, fate, ends }) => [documentId, fate, ends])).toEqual([
    ['new', 'chosen', []],
    ['inside', 'follows', []],
    ['there', 'follows', ['new']],
    ['off', 'stays', []],
  ]);
  const off = (...leaving: readonly string[]) =>
    switchedOff(newer, new Set(leaving)).map(({ documentId }) => documentId);
  expect(off()).toEqual(['inside']);
  expect(off('new')).toEqual(['inside', 'there']);
});

test('who may enter, permanent ids and earlier addresses are no reason to bring something back', () => {
  const past = momentOf(hall, saved(LOCATION, 'counter', { ...inHall, access: 'public', payloadId: 'a' }));
  const now = momentOf(
    hall,
    saved(LOCATION, 'counter', { ...inHall, access: 'logged_in', payloadId: 'b', earlier_addresses: 'x' }),
  );
  expect(planned(now, past).items).toEqual([]);
  expect(
    ['protect_with_password', 'only_logged_in_users', 'name'].map((name) => isLeftAsIs(WORLD, name)),
  ).toEqual([true, true, false]);
});

test('an entry that was there, and of which no version of then is kept, counts as it is now', () => {
  const moment = new Date('2026-11-02T09:00:00Z');
  const old = { ...saved(LOCATION, 'old', inHall), createdAt: new Date('2026-01-01T00:00:00Z') };
  const young = { ...saved(LOCATION, 'young', inHall), createdAt: new Date('2026-11-03T00:00:00Z') };
  const present = new Map([old, young].map((state) => [subjectName(state), state]));
  const { states, unknown } = withUnknown(new Map(), present, moment);
  expect([...states.keys()]).toEqual([subjectName(old)]);
  expect([...unknown]).toEqual([subjectName(old)]);
});
