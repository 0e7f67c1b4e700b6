import { vi } from 'vitest';

/** Milliseconds: writing a file or answering a request takes seconds on a busy machine. */
const PATIENCE = 15_000;

/** Waits until a check no longer throws. @throws what it threw last */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: PATIENCE });
}
