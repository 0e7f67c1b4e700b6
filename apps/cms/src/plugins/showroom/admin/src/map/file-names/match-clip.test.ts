import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MapTransition } from '../../../../contracts/map.ts';
import { matchClip } from './match-clip.ts';

const LOCATIONS = [
  { documentId: 'lobby', title: 'Lobby', payloadId: 'hall-lobby' },
  { documentId: 'atrium', title: 'Großes Atrium', payloadId: 'hall-atrium' },
  { documentId: 'east', title: 'Lobby east', payloadId: 'hall-lobby-east' },
  { documentId: 'go', title: 'Food to go', payloadId: 'hall-food-to-go' },
  { documentId: 'one', title: 'Booth', payloadId: 'hall-booth' },
  { documentId: 'two', title: 'Booth', payloadId: 'hall-booth-2' },
];

function walk(from: string, to: string): MapTransition {
  return {
    documentId: `${from} ${to}`,
    status: 'draft',
    kind: 'transition',
    from,
    to,
    weight: 100,
    active: true,
    clips: {},
  };
}

const TRANSITIONS = [
  walk('lobby', 'atrium'),
  walk('atrium', 'lobby'),
  walk('lobby', 'go'),
  walk('lobby', 'one'),
  walk('lobby', 'two'),
];
const WIDE = { width: 1920, height: 1080 };

/** The transition and the slot, or why there is none. */
function matched(name: string, size: typeof WIDE | undefined = WIDE): readonly string[] {
  const match = matchClip({ name, ...(size === undefined ? {} : { size }) }, LOCATIONS, TRANSITIONS);
  return match.kind === 'found' ? [match.transition.documentId, match.slot] : [match.kind];
}

describe('a clip is for the transition that its name names', () => {
  test.each([
    ['lobby--grosses-atrium.mp4', 'lobby atrium'],
    ['Lobby_to_Großes Atrium.mp4', 'lobby atrium'],
    ['großes-atrium nach lobby.mp4', 'atrium lobby'],
    ['atrium--lobby.webm', 'atrium lobby'],
    ['01_lobby--02_atrium_16x9.mp4', 'lobby atrium'],
    ['hall-lobby--hall-atrium.mp4', 'lobby atrium'],
    ['lobby_to_food_to_go.mp4', 'lobby go'],
    ['lobby--food-to-go.mov', 'lobby go'],
  ])('%s', (name, transition) => expect(matched(name)).toEqual([transition, 'default_background_16x9']));

  test('the end of its name says for which screens, else its shape, else it is for all', () => {
    expect(matched('lobby--atrium_4x3.mp4')).toEqual(['lobby atrium', 'default_background_4x3']);
    expect(matched('lobby--atrium.mp4', { width: 640, height: 480 })).toEqual([
      'lobby atrium',
      'default_background_4x3',
    ]);
    expect(matchClip({ name: 'lobby--atrium.mov' }, LOCATIONS, TRANSITIONS)).toMatchObject({
      slot: 'default_background',
    });
  });

  test.each([
    ['lobby--booth.mp4', 'ambiguous'],
    ['atrium--lobby-east.mp4', 'noTransition'],
    ['lobby--roof.mp4', 'noPair'],
    ['lobby.mp4', 'noPair'],
    ['lobby--lobby.mp4', 'noPair'],
    ['lobby-to.mp4', 'noPair'],
    ['--.mp4', 'noPair'],
    ['lobby--atrium_phone.mp4', 'phone'],
  ])('%s: %s', (name, kind) => expect(matched(name)).toEqual([kind]));

  test('what is missing is named by its titles', () => {
    expect(matchClip({ name: 'atrium--lobby east.mp4' }, LOCATIONS, TRANSITIONS)).toEqual({
      kind: 'noTransition',
      from: 'Großes Atrium',
      to: 'Lobby east',
    });
  });
});

test('both directions are found for any two titles, and never mistaken for each other', () => {
  const title = fc
    .stringMatching(/^[a-z]{2,6}( [a-z]{3,6})?$/)
    .filter((text) => !/\b(to|nach|wide|phone|mobile)\b/.test(text));
  fc.assert(
    fc.property(title, title, fc.constantFrom('--', '_to_', ' to ', '-nach-'), (one, other, sign) => {
      fc.pre(one !== other);
      const locations = [
        { documentId: 'one', title: one },
        { documentId: 'other', title: other },
      ];
      const both = [walk('one', 'other'), walk('other', 'one')];
      const found = (name: string) => matchClip({ name, size: WIDE }, locations, both);
      expect(found(`${one}${sign}${other}.mp4`)).toMatchObject({ transition: { from: 'one', to: 'other' } });
      expect(found(`${other}${sign}${one}.mp4`)).toMatchObject({ transition: { from: 'other', to: 'one' } });
    }),
  );
});
