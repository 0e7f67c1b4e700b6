import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StandBuildError } from './stand-error.ts';

const run = promisify(execFile);

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** What the lockfile says of the packages that a stand takes along. */
export type Lock = z.output<typeof lockSchema>['packages'];

/** @param root the project's folder. */
export async function readLock(root: string): Promise<Lock> {
  return lockSchema.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))).packages;
}

/** A package with all that it depends on, optional packages apart, by name. */
export function withDependencies(lock: Lock, name: string): readonly string[] {
  const names = new Set([name]);
  for (const each of names) {
    for (const needed of Object.keys(lock[`node_modules/${each}`]?.dependencies ?? {})) names.add(needed);
  }
  return [...names];
}

/** Whether bytes are those that the lockfile was written for: `sha512-…`, as npm has it. */
export function hasIntegrity(bytes: Uint8Array, integrity: string): boolean {
  const [algorithm = '', wanted] = integrity.split('-', 2);
  return algorithm === 'sha512' && createHash(algorithm).update(bytes).digest('base64') === wanted;
}

/** Where downloaded packages are kept, unpacked, by name and version. */
function cacheOf(root: string, name: string, version: string): string {
  return join(root, 'node_modules/.cache/stand', `${name.replaceAll('/', '+')}@${version}`);
}

async function download(options: {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
  readonly folder: string;
}): Promise<void> {
  const { name, version, integrity, folder } = options;
  await mkdir(dirname(folder), { recursive: true });
  const work = await mkdtemp(`${folder}.`);
  try {
    const isWindows = process.platform === 'win32';
    const { stdout } = await run(
      isWindows ? 'npm.cmd' : 'npm',
      ['pack', `${name}@${version}`, '--json', '--ignore-scripts', '--pack-destination', '.'],
      { cwd: work, shell: isWindows, maxBuffer: 16 * 1024 * 1024 },
    );
    const [packed] = z.array(z.object({ filename: z.string() })).parse(JSON.parse(stdout));
    const archive = (packed?.filename ?? '').replace('@', '').replaceAll('/', '-');
    if (!hasIntegrity(await readFile(join(work, archive)), integrity)) {
      throw new StandBuildError(
        `${name} ${version} from the registry is not what package-lock.json was written for.`,
      );
    }
    await mkdir(join(work, 'unpacked'));
    await run('tar', ['-xzf', archive, '-C', 'unpacked', '--strip-components=1'], { cwd: work });
    await rename(join(work, 'unpacked'), folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * The folder of a package as the lockfile names it: the installed one or, for another platform, the registry's,
 * which is fetched once and has to match the lockfile's integrity byte for byte.
 *
 * @throws {StandBuildError} if it is not available.
 */
export async function folderOfPackage(root: string, lock: Lock, name: string): Promise<string> {
  const { version, integrity } = lock[`node_modules/${name}`] ?? {};
  if (version === undefined || integrity === undefined) {
    throw new StandBuildError(`package-lock.json does not name ${name}.`);
  }
  const installed = join(root, 'node_modules', name);
  const about = await readFile(join(installed, 'package.json'), 'utf8').catch(() => '{}');
  if (z.object({ version: z.string() }).safeParse(JSON.parse(about)).data?.version === version) {
    return realpath(installed);
  }
  const folder = cacheOf(root, name, version);
  if (existsSync(folder)) return folder;
  try {
    await download({ name, version, integrity, folder });
    return folder;
  } catch (error) {
    if (error instanceof StandBuildError) throw error;
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    throw new StandBuildError(
      `The package ${name} ${version} of that kind of machine cannot be fetched (${reason}). A network is needed for it once.`,
    );
  }
}
