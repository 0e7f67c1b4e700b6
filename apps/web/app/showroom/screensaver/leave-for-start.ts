import type { IdleRules } from '@vitrine/core/screensaver/idle-rules';
import { isReachable } from '../browser/browser-conditions.ts';
import { forgetVisitor } from './forgetting.ts';
import type { Idle } from './idle.ts';
import { endHandover, handedOver, handOver, isKiosk } from './kiosk.ts';

/**
 * Forgets the last visitor and goes to the start, unless the page before this one has done so. Going there loads the
 * page anew: nothing that it held outlives the visitor, and a screen that stands for weeks runs the newest build.
 *
 * @param page.rules those that hold in this window.
 * @param page.homeHref where whoever comes next begins.
 * @returns whether this page is on its way out.
 * @throws Error where somebody is to be forgotten and the server did not do its part: nothing is shown to whoever
 *   comes next before that is done.
 */
export async function leaveForStart(
  page: { readonly rules: IdleRules; readonly homeHref: string },
  idle: Pick<Idle, 'isIdle'>,
): Promise<boolean> {
  const { forgetsVisitor = false, forgetsLogin } = page.rules;
  const isAtStart = handedOver() === 'forgotten';
  endHandover();
  if (isAtStart || !(isKiosk() || forgetsVisitor)) return false;
  // Without the server the page stays: a browser's error page would stand there all night.
  const isServerThere = forgetsVisitor
    ? await forgetVisitor({ login: forgetsLogin })
    : await isReachable('/version');
  // Whoever has come meanwhile has lost what was forgotten; nothing of it may stay on the page.
  const isUnattended = idle.isIdle();
  if (!isServerThere && forgetsVisitor) throw new Error('The server has not forgotten the last visitor.');
  if (!isServerThere || !(isUnattended || forgetsVisitor)) return false;
  if (isUnattended) handOver('forgotten');
  location.replace(page.homeHref);
  return true;
}
