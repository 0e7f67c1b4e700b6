// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, no packages.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEnvFile } from './setup/env-file.mjs';
import { explainFailure, installPackages } from './setup/npm-ci.mjs';
import { chooseNode, isAtLeast, runtimeOf } from './setup/own-node.mjs';

const OLDEST_FOR_BOOTSTRAP = [20, 19];
const OLDEST_FOR_RUNTIME = [22, 22];
const root = fileURLToPath(new URL('..', import.meta.url));

function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

if (!isAtLeast(process.version, OLDEST_FOR_BOOTSTRAP)) {
  stop(
    `Vitrine needs Node ${OLDEST_FOR_BOOTSTRAP.join('.')} or newer to set itself up; this is Node ${process.version.slice(1)}. ` +
      'Install a newer one from https://nodejs.org and start again.',
  );
}

const started = performance.now();
const waiting = setTimeout(() => {
  process.stdout.write(
    'Vitrine: installing the packages of the showroom (about a minute, only the first time)…\n',
  );
}, 300);
try {
  const isFresh = await installPackages({ folder: root });
  clearTimeout(waiting);
  if (isFresh) {
    process.stdout.write(
      `Vitrine: packages installed in ${Math.round((performance.now() - started) / 1000)} s\n`,
    );
  }
  loadEnvFile(root);
  const { optionalDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  chooseNode({
    folder: root,
    wanted: process.env.VITRINE_NODE,
    packages: Object.keys(optionalDependencies),
    oldest: OLDEST_FOR_RUNTIME,
  });
} catch (error) {
  stop(explainFailure(error.message) ?? error.message);
}

const runtime = runtimeOf(root);
const runtimeVersion = existsSync(runtime)
  ? execFileSync(runtime, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' }).trim()
  : process.version;
if (!isAtLeast(runtimeVersion, OLDEST_FOR_RUNTIME)) {
  stop(
    `Vitrine brings its own Node for Linux, macOS and Windows on common processors, but not for ${process.platform} ${process.arch}. ` +
      `Install Node ${OLDEST_FOR_RUNTIME.join('.')} or newer (26 is best) and start again.`,
  );
}
