import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Whether a program can be run. */
function isThere(command: string, args: readonly string[]): Promise<boolean> {
  return run(command, args).then(
    () => true,
    () => false,
  );
}

/**
 * Installs a program that some tests need where it is missing, this is Debian (or a child of it) and we are root.
 * Elsewhere nothing happens, and nothing fails: those tests are then skipped, and say so.
 */
async function ensureProgram({ command, args, debianPackage }: Program): Promise<void> {
  if ((await isThere(command, args)) || !isRootOfDebian()) return;
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

/** For the long tests of several processes of the CMS. */
const POSTGRES: Program = {
  command: globSync('/usr/lib/postgresql/*/bin/postgres')[0] ?? 'postgres',
  args: ['--version'],
  debianPackage: 'postgresql',
};

/** What Debian's package does at its installation: it makes no server of its own, which would run as a service. */
const CLUSTER_SETTINGS = '/etc/postgresql-common';

export async function ensurePostgres(): Promise<void> {
  if (isRootOfDebian() && !existsSync(CLUSTER_SETTINGS)) {
    mkdirSync(CLUSTER_SETTINGS);
    writeFileSync(`${CLUSTER_SETTINGS}/createcluster.conf`, 'create_main_cluster = false\n');
  }
  await ensureProgram(POSTGRES);
}

/** A program of a package whose installation would run a server as a service. */
interface TakenProgram {
  readonly command: string;
  readonly args: readonly string[];
  readonly debianPackage: string;
  /** The program within the package. */
  readonly file: string;
}

/** The program alone is taken out of its package, which is not installed. */
async function takeProgram({ command, args, debianPackage, file }: TakenProgram): Promise<void> {
  if ((await isThere(command, args)) || !isRootOfDebian()) return;
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-program-'));
  try {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['download', '-qq', debianPackage], { cwd: folder });
    await run('dpkg-deb', ['-x', ...globSync('*.deb', { cwd: folder }), 'files'], { cwd: folder });
    copyFileSync(join(folder, 'files', file), `/usr/local/bin/${command}`);
  } catch (error) {
    process.stderr.write(`${command} could not be installed: ${String(error)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** For the long tests of alerts. */
export function ensurePromtool(): Promise<void> {
  return takeProgram({
    command: 'promtool',
    args: ['--version'],
    debianPackage: 'prometheus',
    file: 'usr/bin/promtool',
  });
}

/** For the long tests behind a balancer. */
export function ensureNginx(): Promise<void> {
  return takeProgram({ command: 'nginx', args: ['-v'], debianPackage: 'nginx', file: 'usr/sbin/nginx' });
}

function isRootOfDebian(): boolean {
  const isDebian = existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'));
  return isDebian && process.getuid?.() === 0;
}
