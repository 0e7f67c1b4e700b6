import { EMPTY_LADDER_MEMORY } from './ladder.ts';
import type { LadderMemory } from './ladder.ts';

const MEMORY_KEY = 'vitrine.player';

/** The player's experience with this device in this session. */
export function recallLadder(): LadderMemory {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(MEMORY_KEY) ?? 'null');
    return isLadderMemory(stored) ? stored : EMPTY_LADDER_MEMORY;
  } catch {
    return EMPTY_LADDER_MEMORY;
  }
}

/** Stores it until the window is closed; without storage the player learns again on each page. */
export function keepLadder(memory: LadderMemory): void {
  try {
    sessionStorage.setItem(MEMORY_KEY, JSON.stringify(memory));
  } catch {
    // Storage is full or forbidden.
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
