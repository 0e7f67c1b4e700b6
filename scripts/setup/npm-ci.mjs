import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Remedies for a failed install, by the code that npm prints. */
const REASONS = [
  [/ENOSPC/, 'The disk is full. Free some space and start again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'There is no connection to the npm registry. Connect to the network (or set a proxy for npm) and start again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'This folder may not be written to. Check its owner and permissions, and start again.',
  ],
  [
    /EUSAGE/,
    'package-lock.json does not fit package.json. Restore both from the repository and start again.',
  ],
  [/ETARGET|E404/, 'The npm registry in use does not hold a package this project pins.'],
];

/**
 * The remedy for a failed set-up, when its output names a known cause.
 * @param {string} words of npm, of a build or of an error
 * @returns {string | undefined}
 */
export function explainFailure(words) {
  return REASONS.find(([pattern]) => pattern.test(words))?.[1];
}

/** The clear sentence for npm's output, or the output's last lines when the cause is not known. */
function explainNpmFailure(output) {
  return (
    explainFailure(output) ??
    `npm could not install the packages:\n${output.trim().split('\n').slice(-12).join('\n')}`
  );
}

/**
 * Installs exactly what `folder`'s lockfile names, unless that has been done already. Development
 * packages come along even where NODE_ENV says production: the build needs them. No install script runs:
 * no package of ours needs one.
 * @param {{ folder: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<boolean>} whether something was installed
 * @throws {Error} with a sentence a person can act on
 */
export async function installPackages({ folder, env = process.env }) {
  const stamp = join(folder, 'node_modules/.vitrine-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;

  const { code, output } = await run({
    command: process.platform === 'win32' ? 'npm.cmd' : 'npm',
    args: [
      'ci',
      '--include=dev',
      '--include=optional',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    folder,
    env,
  });
  if (code !== 0) throw new Error(explainNpmFailure(output));
  writeFileSync(stamp, wanted);
  return true;
}

function run({ command, args, folder, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on('close', (code) => resolve({ code, output }));
  });
}
