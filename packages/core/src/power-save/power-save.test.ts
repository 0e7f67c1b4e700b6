import { array, assert as assertProperty, constantFrom, oneof, property, webPath } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPowerSaving, POWER_SAVE_OFF, powerSave } from './power-save.ts';
import type { PowerSaveEffect, PowerSaveEvent, PowerSaveState } from './power-save.ts';

function refused(redirectTo: string): PowerSaveEvent {
  return { type: 'videoRefused', redirectTo };
}
const on: PowerSaveState = { status: 'on' };
const entering: PowerSaveState = { status: 'entering', redirectTo: '/showroom/atrium' };
const left: PowerSaveState = { status: 'off', wasOn: true };

/** The state after a list of events, with all effects on the way. */
function after(events: readonly PowerSaveEvent[], start = POWER_SAVE_OFF) {
  const effects: PowerSaveEffect[] = [];
  let state = start;
  for (const event of events) {
    const [next, more] = powerSave(state, event);
    state = next;
    effects.push(...more);
  }
  return { state, effects };
}

describe('power-save mode (specification section 4)', () => {
  test('"stores the redirect target and navigates to the power-save-mode route" (spec 3.29) (spec 4.24)', () => {
    expect(powerSave(POWER_SAVE_OFF, refused('/showroom/atrium'))).toEqual([
      entering,
      [{ type: 'remember' }, { type: 'stopVideos' }, { type: 'openPage', redirectTo: '/showroom/atrium' }],
    ]);
  });

  test('is "set once when the status changes": a further refusal changes nothing (spec 4.24)', () => {
    expect(powerSave(entering, refused('/showroom/lounge'))).toEqual([entering, []]);
    expect(powerSave(on, refused('/showroom/lounge'))).toEqual([on, []]);
  });

  test("continues by 'Continue without videos', or automatically where the page cannot be opened", () => {
    expect(powerSave(entering, { type: 'continued' })).toEqual([on, []]);
    expect(powerSave(entering, { type: 'pageRefused' })).toEqual([on, []]);
  });

  test('switches on in place when the visitor wants it', () => {
    expect(powerSave(POWER_SAVE_OFF, { type: 'switchedOn' })).toEqual([
      on,
      [{ type: 'remember' }, { type: 'stopVideos' }],
    ]);
    expect(powerSave(left, { type: 'switchedOn' })[0]).toEqual(on);
  });

  test.each([entering, on])('can be left from $status', (state) => {
    expect(powerSave(state, { type: 'switchedOff' })).toEqual([
      left,
      [{ type: 'forget' }, { type: 'allowVideos' }],
    ]);
  });

  test('is not switched on again by the device once it was left', () => {
    expect(powerSave(left, refused('/showroom/atrium'))).toEqual([left, []]);
  });
});

const anyEvent = oneof(
  webPath().map(refused),
  constantFrom<PowerSaveEvent>(
    { type: 'switchedOn' },
    { type: 'continued' },
    { type: 'pageRefused' },
    { type: 'switchedOff' },
  ),
);

describe('whatever happens in a visit', () => {
  test('the page is opened at most once', () => {
    assertProperty(
      property(array(anyEvent), (events) => {
        const { effects } = after(events);
        expect(effects.filter(({ type }) => type === 'openPage').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('the last message to the browser and to the player is the one that counts', () => {
    assertProperty(
      property(array(anyEvent), (events) => {
        const { state, effects } = after(events);
        const last = (...types: readonly PowerSaveEffect['type'][]) =>
          effects.findLast(({ type }) => types.includes(type))?.type;
        expect(last('stopVideos', 'allowVideos') === 'stopVideos').toBe(isPowerSaving(state));
        expect(last('remember', 'forget') === 'remember').toBe(isPowerSaving(state));
      }),
    );
  });

  test('a change has effects or ends the page, and no effect comes without a change', () => {
    assertProperty(
      property(array(anyEvent), anyEvent, (events, event) => {
        const { state } = after(events);
        const [next, effects] = powerSave(state, event);
        const isChanged = next !== state;
        const isEndOfPage = state.status === 'entering' && next.status === 'on';
        expect(effects.length > 0).toBe(isChanged && !isEndOfPage);
      }),
    );
  });

  test('the visitor can always switch it off and on', () => {
    assertProperty(
      property(array(anyEvent), (events) => {
        const { state } = after(events);
        const off = after([{ type: 'switchedOff' }], state).state;
        expect(isPowerSaving(off)).toBe(false);
        expect(after([{ type: 'switchedOn' }], off).state).toEqual({ status: 'on' });
      }),
    );
  });
});
