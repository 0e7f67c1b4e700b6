import { readFile, readlink } from 'node:fs/promises';

/** Linux names each boot of the kernel at random; containers of one machine read the same. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id';

/** Names the set of process numbers that this process sees: each container counts for itself. */
const NUMBERS = '/proc/self/ns/pid';

/**
 * Names the boot of the machine, and which of its sets of process numbers this process is counted in. Process
 * numbers of two processes can be compared only where both names are equal.
 *
 * @returns undefined on systems that name neither (macOS, Windows): there a number says nothing after a restart.
 */
export async function readBoot(): Promise<string | undefined> {
  try {
    const [boot, numbers] = await Promise.all([readFile(BOOT_ID, 'utf8'), readlink(NUMBERS)]);
    return `${boot.trim()} ${numbers}`;
  } catch {
    return undefined;
  }
}
