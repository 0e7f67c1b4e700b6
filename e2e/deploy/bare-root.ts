import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ImageName } from '../../scripts/deploy/image-files.ts';
import { ROOT } from '../../scripts/deploy/testing/deploy-files.ts';
import { readImage } from '../../scripts/deploy/testing/image.ts';
import type { Image } from '../../scripts/deploy/testing/image.ts';

const NODE = '/usr/local/bin/node';

/** Whether this machine lets us make a root of our own: Linux, as root, without a container that forbids it. */
export const CAN_MAKE_ROOTS =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', '--pid', '--net', '--fork', 'ip', 'link', 'set', 'lo', 'up'], {
    stdio: 'ignore',
  }).status === 0;

/** Everything is read-only but the data folder and /tmp, as in deploy/; no network but its own. */
const ENTER = `set -e
root=$1 data=$2 user=$3
shift 3
ip link set lo up
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t tmpfs tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/dev"
for device in null zero random urandom; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
exec chroot --userspec="$user" "$root" "$@"`;

/** An image in an otherwise empty root: its files, Node, and the system's libraries that both ask for. */
export interface BareRoot {
  readonly image: Image;
  readonly folder: string;
  /** Owned by the image's account. */
  readonly data: string;
}

/** A program that runs in a bare root. */
export interface RunningImage {
  /** Runs Node beside it, as its account. */
  readonly run: (...args: readonly string[]) => Promise<{ readonly code: number; readonly stdout: string }>;
  /** What it has written so far. */
  readonly log: () => string;
  /** Ends it as a container is ended. @returns its exit code. */
  readonly stop: () => Promise<number | null>;
}

/** The libraries that programs of a folder are linked with. */
function librariesOf(programs: readonly string[], folder: string): ReadonlySet<string> {
  const { stdout } = spawnSync('ldd', programs, { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  const named = [...stdout.matchAll(/(?:=>|^\t)\s*(\/\S+) \(0x/gm)].map(([, library = '']) => library);
  return new Set(named.filter((library) => !library.startsWith(folder)));
}

/** Compiled parts of packages. Node's own search takes minutes for so many files. */
function nativesIn(folder: string): readonly string[] {
  const found = execFileSync(
    'find',
    [folder, '-name', '*.node', '-o', '-name', '*.so', '-o', '-name', '*.so.*'],
    {
      encoding: 'utf8',
    },
  );
  return found.trim().split('\n');
}

function copyTo(root: string, file: string, path: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  copyFileSync(realpathSync(file), join(root, path));
}

/** Assembles an image as its Dockerfile does, and makes a root of it. */
export function makeBareRoot(name: ImageName, work: string): BareRoot {
  const folder = join(work, name);
  const data = join(work, `${name}-data`);
  for (const path of ['tmp', 'data', 'proc', 'dev']) mkdirSync(join(folder, path), { recursive: true });
  execFileSync(process.execPath, [join(ROOT, 'scripts/deploy/assemble.ts'), name, join(folder, 'app')]);
  for (const library of librariesOf([process.execPath, ...nativesIn(folder)], folder))
    copyTo(folder, library, library);
  copyTo(folder, process.execPath, NODE);
  const image = readImage(name);
  const [user = 0, group = 0] = image.user.split(':').map(Number);
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, user, group);
  chmodSync(folder, 0o755);
  return { image, folder, data };
}

/** Starts the image's own command, with its own environment and account. */
export function startImage(
  { image, folder, data }: BareRoot,
  settings: NodeJS.ProcessEnv = {},
): RunningImage {
  const env = { ...image.environment, ...settings, PATH: `${dirname(NODE)}:/usr/sbin:/usr/bin:/sbin:/bin` };
  const [, ...command] = image.command;
  const started = spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--net',
      '--fork',
      '--kill-child',
      '--propagation',
      'private',
      'sh',
      '-c',
      ENTER,
      'sh',
    ].concat(folder, data, image.user, NODE, ...command.map((word) => `/app/${word}`)),
    { env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (bytes) => (log += String(bytes)));
  const inner = (): string =>
    readFileSync(`/proc/${started.pid}/task/${started.pid}/children`, 'utf8').trim();
  const [user = '', group = ''] = image.user.split(':');
  return {
    log: () => log,
    run: (...args) =>
      promisify(execFile)(
        'nsenter',
        [
          '--target',
          inner(),
          '--mount',
          '--pid',
          '--net',
          '--root',
          '--wd',
          '--setuid',
          user,
          '--setgid',
          group,
        ].concat(NODE, ...args),
        { env },
      ).then(
        ({ stdout }) => ({ code: 0, stdout }),
        (error: { readonly code?: number; readonly stderr?: string }) => ({
          code: Number(error.code ?? 1),
          stdout: error.stderr ?? '',
        }),
      ),
    stop: async () => {
      const ended = once(started, 'exit');
      if (started.exitCode === null) process.kill(Number(inner()), 'SIGTERM');
      else return started.exitCode;
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}
