import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AssembleError } from './assemble-error.ts';
import { IMAGE_NAMES, IMAGE_PLANS } from './image-files.ts';
import type { ImageName } from './image-files.ts';
import { neededPackages } from './locked-packages.ts';
import type { Lockfile, NeededPackage } from './locked-packages.ts';
import { sbomOf } from './sbom.ts';

// node scripts/deploy/assemble.ts web <folder>     puts the files of an image together: those of web or cms

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}

function imageNamed(word: string | undefined): ImageName {
  const image = IMAGE_NAMES.find((name) => name === word);
  if (image === undefined) throw new AssembleError(`Name an image: ${IMAGE_NAMES.join(' or ')}.`);
  return image;
}

function emptyFolder(word: string | undefined): string {
  if (word === undefined) throw new AssembleError('Name the folder that the files go to.');
  const folder = resolve(word);
  if (existsSync(folder)) throw new AssembleError(`${word} exists already: name a new folder.`);
  return folder;
}

/** For every account: the image runs as another one than the build, and the CMS builds files that it alone may read. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { preserveTimestamps: true });
  chmodSync(to, 0o644);
}

function copyOwnFiles(image: ImageName, out: string): void {
  const { files, left, folders, built } = IMAGE_PLANS[image];
  const missing = built.find((path) => !existsSync(join(ROOT, path)));
  if (missing !== undefined) throw new AssembleError(`${missing} is missing: build it first.`);
  for (const entry of globSync([...files], { cwd: ROOT, withFileTypes: true })) {
    const path = relative(ROOT, join(entry.parentPath, entry.name));
    if (entry.isFile() && !left.test(path)) copy(join(ROOT, path), join(out, path));
  }
  for (const folder of folders) mkdirSync(join(out, folder), { recursive: true });
}

/**
 * Repeats a folder. Its files are hard links where the disk allows it: tens of thousands of copies take minutes to
 * make and to remove.
 */
function linkFolder(source: string, target: string, isLeft: (name: string) => boolean = () => false): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (isLeft(entry.name)) continue;
    const [from, to] = [join(source, entry.name), join(target, entry.name)] as const;
    if (entry.isDirectory()) linkFolder(from, to);
    else linkOrCopy(from, to);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another disk.
    cpSync(from, to, { preserveTimestamps: true });
  }
}

function copyPackage(folder: string, { path, linkTo }: NeededPackage, out: string): void {
  const target = join(out, folder, path);
  mkdirSync(dirname(target), { recursive: true });
  if (linkTo !== undefined) {
    symlinkSync(relative(dirname(target), join(out, folder, linkTo)), target);
    return;
  }
  // Packages inside a package are entries of the lockfile of their own.
  linkFolder(join(ROOT, folder, path), target, (name) => name === 'node_modules');
}

function copyPackages(image: ImageName, out: string): readonly NeededPackage[] {
  return IMAGE_PLANS[image].packages.flatMap(({ folder, neededBy, names }) => {
    const needed = neededPackages({
      lock: readJson(join(folder, 'package-lock.json')) as Lockfile,
      neededBy,
      names,
      isInstalled: (path) => existsSync(join(ROOT, folder, path)),
    });
    for (const one of needed) copyPackage(folder, one, out);
    return needed;
  });
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}

function assemble(image: ImageName, out: string): number {
  process.umask(0o022);
  copyOwnFiles(image, out);
  const packages = copyPackages(image, out);
  const { version } = readJson('package.json') as { readonly version: string };
  writeJson(join(out, 'package.json'), { name: 'vitrine', version, private: true, type: 'module' });
  writeJson(join(out, 'sbom.cdx.json'), sbomOf(image, version, packages));
  return packages.length;
}

try {
  const image = imageNamed(process.argv[2]);
  const out = emptyFolder(process.argv[3]);
  process.stdout.write(`The image ${image} has ${assemble(image, out)} packages.\n`);
} catch (error) {
  if (!(error instanceof AssembleError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
