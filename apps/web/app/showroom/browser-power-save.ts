import { keepLadder, recallLadder } from './browser-conditions.ts';
import { showroom } from './browser-showroom.ts';
import { rememberSuccess } from './player/ladder.ts';
import { createPowerSaveMode } from './power-save-mode.ts';

const isBrowser = typeof document !== 'undefined';

/** Power-save mode of this window. On the server it exists too, but nothing ever happens in it. */
export const powerSaveMode = createPowerSaveMode({
  readCookies: () => (isBrowser ? document.cookie : ''),
  writeCookie: (line) => {
    document.cookie = line;
  },
  isTls: isBrowser && location.protocol === 'https:',
  address: () => showroom.addressAhead() ?? location.pathname + location.search,
  allowVideos(isAllowed) {
    // Also where no stage stands that would remember it.
    if (isAllowed) keepLadder(rememberSuccess(recallLadder()));
    showroom.allowVideos(isAllowed);
  },
  openPage: (redirectTo) => showroom.openPowerSavePage(redirectTo),
});
