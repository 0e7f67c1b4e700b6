import { formatOverlayStack, parseOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { ShowroomWindow } from './showroom-window.ts';
import { sendPresentation } from '../presentation/send-presentation.ts';
import { windowShowing } from '../presentation/window-showing.ts';

/**
 * Begins a presentation with what the window shows, and closes the panel from which it was begun.
 *
 * @returns whether it has begun.
 */
export async function beginPresentation(
  own: Pick<ShowroomWindow, 'store' | 'reconnect' | 'openAddress'>,
): Promise<boolean> {
  const showing = windowShowing(own.store.getState(), location.search);
  if (showing === undefined) return false;
  const { status } = await sendPresentation('begin', {
    location: showing.location,
    open: formatOverlayStack(showing.open),
    locale: document.documentElement.lang,
  });
  if (status !== 200) return false;
  own.reconnect();
  const open = parseOverlayStack(new URLSearchParams(location.search)).filter(({ kind }) => kind !== 'share');
  own.openAddress(`${location.pathname}${formatOverlayStack(open)}`, 'replace');
  return true;
}
