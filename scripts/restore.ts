import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore-backup.ts';
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

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const archive = onePath(positionals, 'restore');
  const showroom = await readShowroom(process.env, ROOT);
  const { manifest, before } = await restoreBackup(archive, {
    ...showroom,
    version: readVersion(),
    doesReplace: values.replace,
  });
  printManifest(manifest);
  const bucket = showroom.bucket === undefined ? '' : ', the bucket';
  print(`This is in ${showroom.dataDir}${bucket} and the database now. Start the CMS, then the web server.`);
  printNames('What was there before is kept here. Delete it when nothing is missing:', before);
});
