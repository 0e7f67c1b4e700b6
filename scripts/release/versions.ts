import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of a package.json or a lockfile that names versions of our own packages. */
interface Versioned {
  version?: string;
  packages?: Record<string, { version?: string; link?: boolean }>;
}

const PACKAGES = [
  '.',
  'apps/cms',
  'apps/cms/src/plugins/showroom',
  'apps/web',
  'bench',
  'docs/api',
  'e2e',
  'packages/bucket',
  'packages/content',
  'packages/core',
  'packages/doctor',
  'packages/texts',
  'packages/tours',
  'packages/tracing',
  'packages/world-file',
] as const;

const LOCKFILES = ['package-lock.json', 'apps/cms/package-lock.json'] as const;

function rewrite(file: string, change: (content: Versioned) => void): void {
  const content: Versioned = JSON.parse(readFileSync(file, 'utf8'));
  change(content);
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}

/** The version of the product. */
export function readVersion(root: string): string {
  const { version }: Versioned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (version === undefined) throw new Error('package.json has no version.');
  return version;
}

/** Writes the version of the product into every package of the repository and into both lockfiles. */
export function writeVersion(root: string, version: string): void {
  for (const folder of PACKAGES)
    rewrite(join(root, folder, 'package.json'), (content) => {
      content.version = version;
    });
  for (const lockfile of LOCKFILES)
    rewrite(join(root, lockfile), (content) => {
      content.version = version;
      for (const [path, entry] of Object.entries(content.packages ?? {}))
        if (!path.includes('node_modules') && entry.link !== true) entry.version = version;
    });
}
