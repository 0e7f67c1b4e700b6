import { setPriority } from 'node:os';

/**
 * Lets a process of ours give way to others.
 *
 * @param niceness from 0 to 19, as in nice(1).
 */
export function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system refuses: then it runs with our priority.
  }
}
