import type { BackgroundScreen } from '@vitrine/core/background/pick-background';
import { PHONE_QUERY } from '~/page-data/scene-of.ts';

/** Milliseconds (specification section 9). */
const IDLE_TIMEOUT = 2000;

/** The window as backgrounds are picked for it. */
export function windowViewport(): BackgroundScreen['viewport'] {
  return { width: innerWidth, height: innerHeight, devicePixelRatio };
}

/** Whether this is a phone (`appIsMobileBrowser`, specification section 4): it takes the `mobile` backgrounds first. */
export function isPhone(): boolean {
  return matchMedia(PHONE_QUERY).matches;
}

/** Whether the visitor asked for less movement. */
export function isReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Megabits a second: a clip of 3 Mbit/s does not keep up, nor does one that is half loaded. What Chromium reports before
 * it has measured anything has to count as fast, and it measures nothing within a local network: 1.456 on a cable
 * (`net/nqe/network_quality_estimator_params.cc`), up to a tenth more or less by host name, so that a visitor is not
 * recognised by it: 1.3 to 1.6.
 */
const SLOW_DOWNLINK = 1.3;

/** On 2g or with data saver nothing is fetched ahead (specification section 9). */
export function isSavingData(): boolean {
  const { saveData, effectiveType } = connection();
  return saveData === true || (effectiveType ?? '').endsWith('2g');
}

/** Whether a clip may take longer to load than to play. Browsers that do not tell count as fast. */
export function isSlowConnection(): boolean {
  const { downlink = SLOW_DOWNLINK } = connection();
  return downlink < SLOW_DOWNLINK;
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly downlink?: number;
}

/** Not in the DOM's types: a draft that only some browsers have. */
function connection(): Connection {
  return (navigator as Navigator & { readonly connection?: Connection }).connection ?? {};
}

/** Runs a task when the browser is idle. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
  else setTimeout(task, IDLE_TIMEOUT / 10);
}

/** Milliseconds: a connection that is lost while a request is under way may never say so. */
const REACH_PATIENCE = 10_000;

/** Whether a file exists, by a HEAD request. Never rejects. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(REACH_PATIENCE) })).ok;
  } catch {
    return false;
  }
}
