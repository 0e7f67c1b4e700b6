import { describe, expect, test } from 'vitest';
import { powerSaveCookie, rememberedPowerSave } from './power-save-cookie.ts';

describe('the cookie of power-save mode', () => {
  test.each([
    ['', { status: 'off', wasOn: false }],
    ['vitrine_language=de', { status: 'off', wasOn: false }],
    ['vitrine_language=de; vitrine_power_save=1', { status: 'on' }],
    ['vitrine_power_save=0; a=b', { status: 'off', wasOn: true }],
    ['vitrine_power_save=yes', { status: 'off', wasOn: false }],
    ['not_vitrine_power_save=1', { status: 'off', wasOn: false }],
  ])('“%s”', (cookies, state) => {
    expect(rememberedPowerSave(cookies)).toEqual(state);
  });

  test('is read back, lives as long as the browser is open, and is sent by TLS alone where there is TLS', () => {
    for (const isOn of [true, false]) {
      const [pair = '', ...attributes] = powerSaveCookie(isOn, true).split('; ');
      expect(rememberedPowerSave(pair).status).toBe(isOn ? 'on' : 'off');
      expect(attributes).toEqual(['path=/', 'samesite=lax', 'secure']);
    }
    expect(powerSaveCookie(true, false)).not.toContain('secure');
  });
});
