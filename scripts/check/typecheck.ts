import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// npm run typecheck            checks everything; the CMS has to be installed
// ... typecheck.ts showroom    checks everything but the CMS
// ... typecheck.ts cms         checks the CMS alone
// The CMS builds with the compiler that Strapi asks for. It is checked with the one of everything else,
// which finds the same and takes less than half the time.
const root = fileURLToPath(new URL('../..', import.meta.url));
const TSC = 'node_modules/typescript/bin/tsc';

function tsc(project: string): readonly string[] {
  return [TSC, '--noEmit', '-p', project];
}

const PARTS = {
  showroom: [
    'packages/core',
    'packages/doctor',
    'packages/texts',
    'packages/bucket',
    'packages/content',
    'packages/tours',
    'packages/tracing',
    'packages/world-file',
    'apps/web',
    'scripts',
    'e2e',
    'bench',
  ].map((project) => ({
    folder: '.',
    args: tsc(project),
  })),
  cms: [
    'apps/cms/tsconfig.server.json',
    'apps/cms/src/admin',
    'apps/cms/src/plugins/showroom/admin',
    'apps/cms/tsconfig.tools.json',
  ].map((project) => ({ folder: '.', args: tsc(project) })),
};

function run(folder: string, args: readonly string[]): boolean {
  return spawnSync(process.execPath, args, { cwd: join(root, folder), stdio: 'inherit' }).status === 0;
}

const [wanted] = process.argv.slice(2);
const programs = [
  ...(wanted === 'cms'
    ? []
    : // The types of the routes are made from the routes.
      [
        { folder: 'apps/web', args: ['../../node_modules/@react-router/dev/bin.cjs', 'typegen'] },
        ...PARTS.showroom,
      ]),
  ...(wanted === 'showroom' ? [] : PARTS.cms),
];
const failed = programs.filter(({ folder, args }) => !run(folder, args));
for (const { folder, args } of failed)
  process.stderr.write(`${join(folder, args.at(-1) ?? '')}: types do not fit.\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
