import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from './backup/backup-error.ts';
import { makeBackup } from './backup/make-backup.ts';
import { readArchive } from './backup/read-archive.ts';
import {
  onePath,
  print,
  printManifest,
  printNames,
  readVersion,
  ROOT,
  runCommand,
} from './backup/run-command.ts';
import { readShowroom } from './backup/settings.ts';
import { formatBytes } from './run/format-bytes.ts';

/** In a folder each backup has a name of its own. */
function fileAt(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return path;
  return join(path, `vitrine-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`);
}

async function check(file: string): Promise<void> {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new BackupError('archive', `There is no file ${file}.`);
  }
  printManifest(await readArchive(file));
  print(`${file} is complete, and every checksum is right.`);
}

async function back(path: string): Promise<void> {
  const target = fileAt(path);
  const { manifest, removed, leftOut } = await makeBackup(target, {
    ...(await readShowroom(process.env, ROOT)),
    version: readVersion(),
  });
  printManifest(manifest);
  printNames('Removed while the backup was made:', removed);
  printNames('Left out, because a backup holds no links and no names that other systems refuse:', leftOut);
  if (!manifest.files.some(({ path: name }) => name.endsWith('/secrets.json'))) {
    print('The secrets of the CMS are not in DATA_DIR: keep the settings that hold them as well.');
  }
  print(`${target} (${formatBytes(statSync(target).size)})`);
  print('It holds secrets and personal data: encrypt it, or keep it where no one else can read it.');
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const path = onePath(positionals, 'backup');
  await (values.check ? check(path) : back(path));
});
