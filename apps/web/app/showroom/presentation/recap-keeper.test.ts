import type { ParticipantId } from '@vitrine/core/presentation/presentation';
import { readPresentationCode } from '@vitrine/core/presentation/presentation-code';
import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import { payloadId } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import type { PresentationState } from '~/contract/presentation.ts';
import type { SessionText } from '../browser/session-text.ts';
import { createRecapKeeper, readKeptRecap } from './recap-keeper.ts';

const [code, other] = [codeOf('K7M2QX'), codeOf('ABCDEF')];

function codeOf(text: string): PresentationCode {
  const read = readPresentationCode(text);
  if (read === undefined) throw new Error(`${text} is no code.`);
  return read;
}

function state(shown: string | undefined, overrides: Partial<PresentationState> = {}): PresentationState {
  const page = { href: `/de/showroom/${shown}`, title: '' };
  return {
    kind: 'state',
    code,
    epoch: 1,
    seq: 1,
    you: 'anna' as ParticipantId,
    isGuide: true,
    isPresenter: true,
    isGuideAway: false,
    isFirst: false,
    ...(shown !== undefined && {
      shown: { location: payloadId(shown.split('?', 1)[0] ?? ''), pages: { de: page } },
    }),
    ...overrides,
  };
}

/** A window, whose page can be loaded again. */
function aWindow() {
  const kept = new Map<'text', string>();
  const memory: SessionText = {
    read: () => kept.get('text') || undefined,
    keep: (text) => void kept.set('text', text),
  };
  const clock = { now: 0 };
  return { memory, clock, load: () => createRecapKeeper(() => clock.now, memory) };
}

describe('the recap of a window', () => {
  test('names what was shown, in the language of the page', () => {
    const { clock, load } = aWindow();
    const keeper = load();
    keeper.take(state('hall?article=12-robot-nv-6&pdf=5&page=2'), 'de');
    clock.now = 5_000;
    expect(keeper.finish('de')).toBe('?from=de&recap=hall?article=12%26pdf=5');
  });

  test('counts the time up to the end', () => {
    const { clock, load, memory } = aWindow();
    const keeper = load();
    keeper.take(state('hall'), 'de');
    clock.now = 5_000;
    keeper.finish('de');
    expect(readKeptRecap(memory)).toEqual({
      code,
      isGuide: true,
      guests: 0,
      stops: [{ address: 'hall', milliseconds: 5_000, hands: 0 }],
    });
  });

  test('goes on when the page is loaded again', () => {
    const { clock, load, memory } = aWindow();
    const before = load();
    before.take(state('hall'), 'de');
    clock.now = 4_000;
    before.take(state('lab'), 'de');
    clock.now = 60_000;
    const after = load();
    after.take(state('lab'), 'de');
    clock.now = 64_000;
    expect(after.finish('de')).toBe('?from=de&recap=hall&recap=lab');
    expect(readKeptRecap(memory)?.stops.map(({ milliseconds }) => milliseconds)).toEqual([4_000, 4_000]);
  });

  test('is of one presentation', () => {
    const { clock, load } = aWindow();
    const keeper = load();
    keeper.take(state('hall'), 'de');
    clock.now = 4_000;
    keeper.take(state('lab', { code: other }), 'de');
    clock.now = 8_000;
    expect(keeper.finish('de')).toBe('?from=de&recap=lab');
  });

  test('names nothing that the window may not know, and nothing that was only passed', () => {
    const { clock, load } = aWindow();
    const keeper = load();
    keeper.take(state('hall'), 'de');
    clock.now = 2_000;
    keeper.take(state(undefined), 'de');
    clock.now = 60_000;
    expect(keeper.finish('de')).toBeUndefined();
  });

  test('is not there without a presentation, and once it is forgotten', () => {
    const { clock, load, memory } = aWindow();
    const keeper = load();
    expect(keeper.finish('de')).toBeUndefined();
    keeper.take(state('hall'), 'de');
    clock.now = 5_000;
    keeper.forget();
    expect(keeper.finish('de')).toBeUndefined();
    expect(readKeptRecap(memory)).toBeUndefined();
  });
});
