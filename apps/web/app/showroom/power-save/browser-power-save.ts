import { keepLadder, recallLadder } from '../browser/browser-conditions.ts';
import { showroom } from '../walking/browser-showroom.ts';
import { rememberSuccess } from '../player/ladder.ts';
import { createPowerSaveMode } from './power-save-mode.ts';

const isBrowser = typeof document !== 'undefined';

/** Power-save mode of this window. On the server it exists too, but nothing ever happens in it. */
export const powerSaveMode = createPowerSaveMode({
  readCookies,
  writeCookie,
  isTls: isBrowser && location.protocol === 'https:',
  address: () => showroom.addressAhead() ?? location.pathname + location.search,
  allowVideos(isAllowed) {
    // Also where no stage stands that would remember it.
    if (isAllowed) keepLadder(rememberSuccess(recallLadder()));
    showroom.allowVideos(isAllowed);
  },
  openPage: (redirectTo) => showroom.openPowerSavePage(redirectTo),
});

function readCookies(): string {
  try {
    return isBrowser ? document.cookie : '';
  } catch {
    // A page in a frame without rights of its own may not even ask.
    return '';
  }
}

function writeCookie(line: string): void {
  try {
    document.cookie = line;
  } catch {
    // The mode then holds until the page is loaded anew.
  }
}
