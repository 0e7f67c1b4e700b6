import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT, runProgram } from '../support/processes.ts';

/** What the next version's pages carry at their root element, so that it can be seen which version runs. */
export const NEXT_MARK = 'data-next-version';

/** An attribute that locations have in the next version alone. */
export const NEXT_ATTRIBUTE = 'next_version_note';

/** What runs a showroom. */
const FILES = [
  'apps',
  'packages',
  'scripts',
  'demo',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * Makes the next version of Vitrine: this one, with another script in its pages and one more column in the database.
 *
 * @param folder a folder that does not exist: where it is then.
 */
export async function makeNextBuild(folder: string): Promise<void> {
  const files = execFileSync('git', ['ls-files', '-z', '--', ...FILES], { cwd: ROOT, encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    cpSync(join(ROOT, file), join(folder, file));
  }
  linkPackages(folder);
  appendFileSync(
    join(folder, 'apps/web/app/entry.client.tsx'),
    `\ndocument.documentElement.setAttribute('${NEXT_MARK}', '');\n`,
  );
  const schema = join(folder, 'apps/cms/src/api/content-location/content-types/content-location/schema.json');
  const location = JSON.parse(readFileSync(schema, 'utf8')) as { attributes: Record<string, unknown> };
  location.attributes[NEXT_ATTRIBUTE] = { type: 'string' };
  writeFileSync(schema, JSON.stringify(location));
  await runProgram({
    name: 'The build of the next version',
    root: folder,
    script: 'scripts/check/build-web.ts',
    // A build as it is made without tests.
    env: { VITEST: undefined },
  });
}

/** The packages of others are those of this checkout; the project's own are the copies. */
function linkPackages(folder: string): void {
  const target = join(folder, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const source = join(ROOT, 'node_modules', name);
    if (name === '@vitrine') cpSync(source, join(target, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(source, join(target, name));
  }
  for (const workspace of ['apps/web', 'apps/cms']) {
    symlinkSync(join(ROOT, workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
  }
}
