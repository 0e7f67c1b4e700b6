import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { heedUsage } from './setup/heed-usage.mjs';
import { changelogOf, nextVersion, readChangeset, withPart } from './release/changeset.ts';
import { readVersion, writeVersion } from './release/versions.ts';

const USAGE = `npm run release                        says what the next release is, and changes nothing
npm run release -- --write             writes it: CHANGELOG.md, versions, lockfiles; removes the changesets
npm run release -- --version 1.0.0     the same under a version that you choose`;

const OPTIONS = { write: { type: 'boolean' }, version: { type: 'string' } } as const;

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.changeset');
heedUsage(USAGE, OPTIONS, process.argv.slice(2));
const { values } = parseArgs({ options: OPTIONS });

const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
if (names.length === 0) {
  process.stdout.write('There is nothing to release: .changeset holds no changeset.\n');
  process.exit();
}
const changes = names.toSorted().map((name) => readChangeset(name, readFileSync(join(folder, name), 'utf8')));
const version =
  values.version ??
  nextVersion(
    readVersion(root),
    changes.map(({ bump }) => bump),
  );
const part = changelogOf(version, new Date().toISOString().slice(0, 10), changes);

if (values.write === true) {
  const changelog = join(root, 'CHANGELOG.md');
  writeFileSync(changelog, withPart(readFileSync(changelog, 'utf8'), part));
  writeVersion(root, version);
  for (const name of names) rmSync(join(folder, name));
}
process.stdout.write(`${part}\n`);
