import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the project that may be changed; its packages are those of the original. */
export interface Copy extends Disposable {
  readonly folder: string;
}

/** Where packages are installed. */
const PACKAGE_FOLDERS = [
  'node_modules',
  'apps/cms/node_modules',
  'apps/web/node_modules',
  'e2e/node_modules',
];

/** The links to the project's own packages are relative: in the copy they lead to the copy. */
const OWN_SCOPE = '@vitrine';

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === OWN_SCOPE) linkPackages(join(from, name), join(to, name));
    else {
      const source = join(from, name);
      symlinkSync(from.endsWith(OWN_SCOPE) ? readlinkSync(source) : source, join(to, name));
    }
  }
}

/** Copies what Git knows of the project, or would, as it is on disk. */
export function copyProject(root: string): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-rows-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { recursive: true, verbatimSymlinks: true });
  }
  for (const packages of PACKAGE_FOLDERS) {
    const from = join(root, packages);
    if (existsSync(from) && !lstatSync(from).isSymbolicLink()) linkPackages(from, join(folder, packages));
    else if (existsSync(from)) symlinkSync(from, join(folder, packages));
  }
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
