import { POWER_SAVE_OFF } from './power-save.ts';
import type { PowerSaveState } from './power-save.ts';

/** The cookie that keeps power-save mode until the browser is closed. */
export const POWER_SAVE_COOKIE = 'vitrine_power_save';

/**
 * The mode in which a visit continues.
 *
 * @param cookies as in a cookie header or in `document.cookie`: `a=b; c=d`.
 */
export function rememberedPowerSave(cookies: string): PowerSaveState {
  const pairs = new Set(cookies.split(';').map((pair) => pair.trim()));
  if (pairs.has(`${POWER_SAVE_COOKIE}=${ON}`)) return { status: 'on' };
  if (pairs.has(`${POWER_SAVE_COOKIE}=${LEFT}`)) return { status: 'off', wasOn: true };
  return POWER_SAVE_OFF;
}

/** The cookie that remembers whether the visitor is in power-save mode or has left it. */
export function powerSaveCookie(isOn: boolean, isTls: boolean): string {
  const attributes = ['path=/', 'samesite=lax', ...(isTls ? ['secure'] : [])];
  return [`${POWER_SAVE_COOKIE}=${isOn ? ON : LEFT}`, ...attributes].join('; ');
}

const ON = '1';
const LEFT = '0';
