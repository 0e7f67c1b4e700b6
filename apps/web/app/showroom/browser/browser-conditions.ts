import type { BackgroundScreen } from '@vitrine/core/background/pick-background';
import { PHONE_QUERY } from '~/page-data/scene-of.ts';
import { EMPTY_LADDER_MEMORY } from '../player/ladder.ts';
import type { LadderMemory } from '../player/ladder.ts';

const MEMORY_KEY = 'vitrine.player';

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

/** On 2g or with data saver nothing is fetched on suspicion (specification section 9). */
export function isSavingData(): boolean {
  // Not in the DOM's types: a draft that only some browsers have.
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** Runs a task when the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
  else setTimeout(task, IDLE_TIMEOUT / 10);
}

/** What the player learnt about this device earlier in this session. */
export function recallLadder(): LadderMemory {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(MEMORY_KEY) ?? 'null');
    return isLadderMemory(stored) ? stored : EMPTY_LADDER_MEMORY;
  } catch {
    return EMPTY_LADDER_MEMORY;
  }
}

/** Keeps it until the window is closed; a browser that keeps nothing learns anew on each page. */
export function keepLadder(memory: LadderMemory): void {
  try {
    sessionStorage.setItem(MEMORY_KEY, JSON.stringify(memory));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Whether a file is there, asked for its head only. Never rejects. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

function isLadderMemory(value: unknown): value is LadderMemory {
  if (typeof value !== 'object' || value === null) return false;
  const { refusals, slowInARow, unsupportedUrls } = value as Partial<Record<keyof LadderMemory, unknown>>;
  return (
    typeof refusals === 'number' &&
    typeof slowInARow === 'number' &&
    Array.isArray(unsupportedUrls) &&
    unsupportedUrls.every((url) => typeof url === 'string')
  );
}
