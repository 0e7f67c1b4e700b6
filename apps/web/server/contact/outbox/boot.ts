import { readFile, readlink } from 'node:fs/promises';

/** Linux gives each boot of the kernel a random id; containers on one machine read the same one. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id';

/** Identifies the pid namespace of this process: each container has its own. */
const NUMBERS = '/proc/self/ns/pid';

/**
 * Identifies the machine's boot and this process's pid namespace. Pids of two processes are comparable only where
 * both are equal.
 *
 * @returns undefined on systems that provide neither (macOS, Windows): there a pid means nothing after a restart.
 */
export async function readBoot(): Promise<string | undefined> {
  try {
    const [boot, numbers] = await Promise.all([readFile(BOOT_ID, 'utf8'), readlink(NUMBERS)]);
    return `${boot.trim()} ${numbers}`;
  } catch {
    return undefined;
  }
}
