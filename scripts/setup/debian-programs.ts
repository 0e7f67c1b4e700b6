import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Program {
  /** The command, and what it takes to end at once. */
  readonly command: string;
  readonly args: readonly string[];
  readonly debianPackage: string;
}

/** For the tests that convert videos. */
const FFMPEG: Program = {
  command: process.env['FFMPEG_PATH'] ?? 'ffmpeg',
  args: ['-version'],
  debianPackage: 'ffmpeg',
};

/** For the tests of several processes. The package `redis-server` would also start one as a service. */
const REDIS: Program = {
  command: 'redis-check-rdb',
  args: ['--version'],
  debianPackage: 'redis-tools',
};

/**
 * Installs a program that some tests need where it is missing, this is Debian (or a child of it) and we are root.
 * Elsewhere nothing happens, and nothing fails: those tests are then skipped, and say so.
 */
async function ensureProgram({ command, args, debianPackage }: Program): Promise<void> {
  const isThere = await run(command, args).then(
    () => true,
    () => false,
  );
  const isDebian = existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'));
  if (isThere || !isDebian || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], { env });
  } catch (error) {
    process.stderr.write(`${debianPackage} could not be installed: ${String(error)}\n`);
  }
}

export function ensureFfmpeg(): Promise<void> {
  return ensureProgram(FFMPEG);
}

export function ensureRedis(): Promise<void> {
  return ensureProgram(REDIS);
}
