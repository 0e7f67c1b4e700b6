// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, no packages.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

const isWindows = process.platform === 'win32';

/** @param {string} version such as `v22.22.0` */
export function isAtLeast(version, [major, minor]) {
  const [ownMajor, ownMinor] = version.replace('v', '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** Where every npm command of the project finds Node first. */
export function runtimeOf(folder) {
  return join(folder, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node');
}

function versionOf(file) {
  try {
    return execFileSync(file, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The program of the package that npm has installed for this platform. */
function programOfPackage(folder, packages) {
  return packages
    .map((name) => join(folder, 'node_modules', name, isWindows ? 'bin/node.exe' : 'bin/node'))
    .find((file) => existsSync(file));
}

/** What a link of ours says on Windows, where npm's own says more. */
function commandFor(program) {
  return `@"${program}" %*\r\n`;
}

function link(folder, program) {
  const runtime = runtimeOf(folder);
  rmSync(runtime, { force: true });
  if (isWindows) writeFileSync(runtime, commandFor(program));
  else symlinkSync(program, runtime);
}

/** Whether another program than that of the package was put there before. */
function isReplaced(folder, ofPackage) {
  const runtime = runtimeOf(folder);
  if (!existsSync(runtime)) return true;
  if (!isWindows) return realpathSync(runtime) !== realpathSync(ofPackage);
  const command = readFileSync(runtime, 'utf8');
  return command.startsWith('@"') && command !== commandFor(ofPackage);
}

/**
 * Puts the Node of the setting `VITRINE_NODE` in place of the one that came from npm, for every command from then on;
 * without the setting, that one again.
 * @param {{ folder: string, wanted: string | undefined, packages: readonly string[], oldest: readonly [number, number] }} options
 * @throws {Error} with a sentence a person can act on
 */
export function chooseNode({ folder, wanted, packages, oldest }) {
  const ofPackage = programOfPackage(folder, packages);
  if (wanted === undefined || wanted === '') {
    if (ofPackage !== undefined && isReplaced(folder, ofPackage)) link(folder, ofPackage);
    return;
  }
  if (!isAbsolute(wanted)) throw new Error('VITRINE_NODE must be the whole path of a Node program.');
  const version = versionOf(wanted);
  if (version === undefined || !/^v\d+\.\d+\.\d+/.test(version)) {
    throw new Error(`VITRINE_NODE names ${wanted}, which is no Node program that can be run.`);
  }
  if (!isAtLeast(version, oldest)) {
    throw new Error(
      `VITRINE_NODE names Node ${version.slice(1)}; ${oldest.join('.')} or newer is needed (26 is best).`,
    );
  }
  link(folder, wanted);
}
