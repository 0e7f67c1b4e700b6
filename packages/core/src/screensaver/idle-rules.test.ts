import { describe, expect, it } from 'vitest';
import { someSettings } from '../../testing/index.ts';
import { idleRules, inKiosk } from './idle-rules.ts';
import type { ScreensaverSettings } from '../world/settings.ts';
import type { WorldScreensaver } from '../world/world.ts';

const rules = (app: Partial<ScreensaverSettings>, world: Partial<WorldScreensaver> = {}) =>
  idleRules({ ...someSettings().screensaver, ...app }, { active: false, ...world });

describe('the idle time is what the app says, else what the world says, else 60 s (spec 9.5)', () => {
  it.each([
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
  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
  ])('app %o, world %o: %o', (isActive, active, isEnabled) => {
    expect(rules({ isActive }, { active }).isEnabled).toBe(isEnabled);
  });

  it('a kiosk always has one', () => {
    expect(inKiosk(rules({})).isEnabled).toBe(true);
  });
});

describe('forgetting the last visitor', () => {
  it('is the rule in a kiosk and the exception elsewhere', () => {
    expect(rules({}).forgetsVisitor).toBeUndefined();
    expect(inKiosk(rules({})).forgetsVisitor).toBe(true);
  });

  it('is what the world says, else what the app says', () => {
    expect(rules({ forgetsVisitor: true }).forgetsVisitor).toBe(true);
    expect(rules({ forgetsVisitor: true }, { forgetsVisitor: false }).forgetsVisitor).toBe(false);
    expect(inKiosk(rules({ forgetsVisitor: false })).forgetsVisitor).toBe(false);
  });

  it('ends a login only where that is set', () => {
    expect(inKiosk(rules({})).forgetsLogin).toBe(false);
    expect(rules({ forgetsLogin: true }).forgetsLogin).toBe(true);
    expect(rules({ forgetsLogin: true }, { forgetsLogin: false }).forgetsLogin).toBe(false);
  });
});
