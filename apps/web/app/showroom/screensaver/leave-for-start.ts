import type { IdleRules } from '@vitrine/core/screensaver/idle-rules';
import { isReachable } from '../browser/browser-conditions.ts';
import type { Forgetting } from './forgetting.ts';
import type { Idle } from './idle.ts';
import { endHandover, handedOver, handOver, isKiosk } from './kiosk.ts';

/**
 * Forgets the last visitor and goes to the start, unless the previous page has done so. It loads a new document: nothing
 * outlives the visitor, and a screen that runs for weeks gets the newest build.
 *
 * @param page.rules those of this window.
 * @param page.homeHref where the next visitor begins.
 * @param own.isIdle whether the window still is unattended.
 * @returns whether this page is being left.
 * @throws Error if the server could not forget the visitor: until it has, nothing is shown to the next one.
 */
export async function leaveForStart(
  page: { readonly rules: IdleRules; readonly homeHref: string },
  own: Pick<Idle, 'isIdle'> & Pick<Forgetting, 'forgetVisitor'>,
): Promise<boolean> {
  const { forgetsVisitor = false, forgetsLogin } = page.rules;
  const isAtStart = handedOver() === 'forgotten';
  endHandover();
  if (isAtStart || !(isKiosk() || forgetsVisitor)) return false;
  // Without the server the page stays: a browser's error page would be shown all night.
  const isServerThere = forgetsVisitor
    ? await own.forgetVisitor({ login: forgetsLogin })
    : await isReachable('/version');
  // Even if a new visitor has arrived, the page must go: it shows what was just forgotten.
  const isUnattended = own.isIdle();
  if (!isServerThere && forgetsVisitor) throw new Error('The server has not forgotten the last visitor.');
  if (!isServerThere || !(isUnattended || forgetsVisitor)) return false;
  if (isUnattended) handOver('forgotten');
  location.replace(page.homeHref);
  return true;
}
