import { isPowerSaving, powerSave } from '@vitrine/core/power-save/power-save';
import type { PowerSaveEffect, PowerSaveEvent } from '@vitrine/core/power-save/power-save';
import { powerSaveCookie, rememberedPowerSave } from '@vitrine/core/power-save/power-save-cookie';

/** What power-save mode needs of the browser and the showroom. */
export interface PowerSaveHost {
  readonly readCookies: () => string;
  readonly writeCookie: (line: string) => void;
  readonly isTls: () => boolean;
  /** The address of the visitor's location or destination: path and query. */
  readonly address: () => string;
  readonly allowVideos: (isAllowed: boolean) => void;
  readonly openPage: (redirectTo: string) => void;
}

/** Power-save mode of one browser window (specification section 4). */
export interface PowerSaveMode {
  /** The device refused video often enough. */
  refused(): void;
  /** The visitor switched it on or off. */
  switchTo(isOn: boolean): void;
  /** The visitor left the power-save page, by any link. */
  continued(): void;
}

/** A mode that was remembered holds from the very first moment, before a video could begin. */
export function createPowerSaveMode(host: PowerSaveHost): PowerSaveMode {
  let state = rememberedPowerSave(host.readCookies());
  if (isPowerSaving(state)) host.allowVideos(false);

  const remember = (isOn: boolean) => host.writeCookie(powerSaveCookie(isOn, host.isTls()));
  const openPage = (redirectTo: string) => {
    // Without the cookie the server would not let the page through.
    const isKept = isPowerSaving(rememberedPowerSave(host.readCookies()));
    if (isKept) host.openPage(redirectTo);
    else dispatch({ type: 'pageRefused' });
  };
  const run = (effect: PowerSaveEffect) => {
    if (effect.type === 'openPage') openPage(effect.redirectTo);
    else if (effect.type === 'remember' || effect.type === 'forget') remember(effect.type === 'remember');
    else host.allowVideos(effect.type === 'allowVideos');
  };
  const dispatch = (event: PowerSaveEvent) => {
    const [next, effects] = powerSave(state, event);
    state = next;
    for (const effect of effects) run(effect);
  };

  return {
    refused: () => dispatch({ type: 'videoRefused', redirectTo: host.address() }),
    switchTo: (isOn) => dispatch({ type: isOn ? 'switchedOn' : 'switchedOff' }),
    continued: () => dispatch({ type: 'continued' }),
  };
}
