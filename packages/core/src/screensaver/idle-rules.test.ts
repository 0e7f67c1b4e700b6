import { describe, expect, test } from 'vitest';
import { someSettings } from '../../testing/index.ts';
import { idleRules, inKiosk } from './idle-rules.ts';
import type { ScreensaverSettings } from '../world/settings/screensaver.ts';
import type { WorldScreensaver } from '../world/world.ts';

function rules(app: Partial<ScreensaverSettings>, world: Partial<WorldScreensaver> = {}) {
  return idleRules({ ...someSettings().screensaver, ...app }, { active: false, ...world });
}

describe('the idle time is what the app says, else what the world says, else 60 s (spec 9.5)', () => {
  test.each([
    [{ idleTimeout: 90 }, { idleTimeout: 30 }, 90],
    [{}, { idleTimeout: 30 }, 30],
    [{}, {}, 60],
    [{ idleTimeout: Number.NaN }, { idleTimeout: 30 }, 30],
    [{ idleTimeout: 0 }, { idleTimeout: -1 }, 60],
  ])('%o, %o: %d s', (app, world, time) => {
    expect(rules(app, world).idleTime).toBe(time);
  });
});

describe('it is enabled by the app or by the world (spec 9.5)', () => {
  test.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
  ])('app %o, world %o: %o', (isActive, active, isEnabled) => {
    expect(rules({ isActive }, { active }).isEnabled).toBe(isEnabled);
  });

  test('a kiosk always has one', () => {
    expect(inKiosk(rules({})).isEnabled).toBe(true);
  });
});

describe('forgetting the last visitor', () => {
  test('is the rule in a kiosk and the exception elsewhere', () => {
    expect(rules({}).forgetsVisitor).toBeUndefined();
    expect(inKiosk(rules({})).forgetsVisitor).toBe(true);
  });

  test('is what the world says, else what the app says', () => {
    expect(rules({ forgetsVisitor: true }).forgetsVisitor).toBe(true);
    expect(rules({ forgetsVisitor: true }, { forgetsVisitor: false }).forgetsVisitor).toBe(false);
    expect(inKiosk(rules({ forgetsVisitor: false })).forgetsVisitor).toBe(false);
  });

  test('ends a login only where that is set', () => {
    expect(inKiosk(rules({})).forgetsLogin).toBe(false);
    expect(rules({ forgetsLogin: true }).forgetsLogin).toBe(true);
    expect(rules({ forgetsLogin: true }, { forgetsLogin: false }).forgetsLogin).toBe(false);
  });
});
