import { EVERYWHERE, ROOMS } from './rooms.ts';
import type { Bar, Room } from './rooms.ts';

/** A global, or a property of one, that is an effect. */
interface Effect {
  readonly object?: string;
  readonly name: string;
  readonly message: string;
}

const TIME = 'Time is an effect: take it from ~/showroom (app) or inject a clock.';
const NETWORK = 'The network is an effect: inject fetch, or put the call into ~/showroom.';
const STORAGE = 'Storage is an effect: put it into ~/showroom.';

const EFFECTS: readonly Effect[] = [
  { name: 'setTimeout', message: TIME },
  { name: 'setInterval', message: TIME },
  { name: 'fetch', message: NETWORK },
  { name: 'localStorage', message: STORAGE },
  { name: 'sessionStorage', message: STORAGE },
];

const EFFECTS_OF_OBJECTS: readonly Effect[] = [
  { object: 'Date', name: 'now', message: 'Time is an effect: inject a clock.' },
  { object: 'Math', name: 'random', message: 'Chance is an effect: inject it.' },
  ...['window', 'globalThis'].flatMap((object) => EFFECTS.map((effect) => ({ object, ...effect }))),
];

/** What only the DOM or Node has. */
const OF_A_PLATFORM = ['window', 'document', 'navigator', 'process', 'Buffer'] as const;

/** The part of the linter's configuration that is made of the table of rooms. */
export function wallsOf(rooms: readonly Room[] = ROOMS) {
  return {
    rules: {
      // Types alone are a circle as well: who reads one file has to read the other.
      'import/no-cycle': ['error', { ignoreTypes: false }],
      'no-restricted-globals': ['error', ...EFFECTS],
      'no-restricted-properties': [
        'error',
        ...EFFECTS_OF_OBJECTS.map(({ object, name, message }) => ({ object, property: name, message })),
      ],
      'no-restricted-imports': importsOf([]),
    },
    overrides: rooms.map((room) => ({
      files: room.files,
      rules: {
        ...(room.bars && { 'no-restricted-imports': importsOf(room.bars) }),
        ...effectsOf(room.effects),
        ...(room.prints && { 'no-console': 'off' }),
      },
    })),
  };
}

function importsOf(bars: readonly Bar[]) {
  return ['error', { patterns: [...EVERYWHERE, ...bars] }];
}

function effectsOf(effects: Room['effects']) {
  if (effects === undefined) return {};
  if (effects === 'allowed') return { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' };
  const message = `${effects.knows}: pass what it needs as an argument.`;
  return {
    'no-restricted-globals': ['error', ...EFFECTS, ...OF_A_PLATFORM.map((name) => ({ name, message }))],
  };
}
