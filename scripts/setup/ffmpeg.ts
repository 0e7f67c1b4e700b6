import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Installs ffmpeg for the tests that convert videos where it is missing, this is Debian (or a child of it)
 * and we are root. Elsewhere nothing happens, and nothing fails: those tests are then skipped, and say so.
 */
export async function ensureFfmpeg(): Promise<void> {
  const isThere = await run(process.env['FFMPEG_PATH'] ?? 'ffmpeg', ['-version']).then(
    () => true,
    () => false,
  );
  const isDebian = existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'));
  if (isThere || !isDebian || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'ffmpeg'], { env });
  } catch (error) {
    process.stderr.write(`ffmpeg could not be installed: ${String(error)}\n`);
  }
}
