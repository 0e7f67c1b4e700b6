import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openBucket } from '@vitrine/bucket/bucket';
import { readBucketSettings } from '@vitrine/bucket/settings';
import { copyMedia, removeMoved } from './media/move-media.ts';
import type { MediaHome, MoveProgress } from './media/move-media.ts';
import { formatBytes } from './run/format-bytes.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Milliseconds between two lines that say how far it is. */
const REPORT_INTERVAL = 2_000;

/** The command cannot be understood, or lacks its settings. */
class UsageError extends Error {}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function homeOf(text: string | undefined): MediaHome {
  if (text === 'bucket' || text === 'disk') return text;
  throw new UsageError('Say --to bucket or --to disk. `npm run media -- --help` says how it is typed.');
}

function reporter(): (progress: MoveProgress) => void {
  let next = Date.now() + REPORT_INTERVAL;
  return ({ copied, skipped, total, bytes }) => {
    if (Date.now() < next) return;
    next = Date.now() + REPORT_INTERVAL;
    print(`${copied + skipped} of ${total} files, ${formatBytes(bytes)} copied`);
  };
}

async function moveMedia(to: MediaHome, isLast: boolean): Promise<void> {
  const settings = readBucketSettings(process.env);
  if (settings === undefined) {
    throw new UsageError('Set S3_BUCKET and the other variables of the bucket, as .env.example lists them.');
  }
  const bucket = await openBucket(settings);
  const folder = join(resolve(ROOT, process.env['DATA_DIR']?.trim() || '.data'), 'cms/public/uploads');
  const { copied, bytes, skipped } = await copyMedia({ bucket, folder, to, onProgress: reporter() });
  print(`${copied} files copied (${formatBytes(bytes)}), ${skipped} were there already.`);
  if (isLast) {
    const removed = await removeMoved({ bucket, folder, to });
    print(`${removed} files removed from ${to === 'bucket' ? 'the disk' : 'the bucket'}.`);
    return;
  }
  print(
    to === 'bucket'
      ? 'Now start the CMS and the web servers with S3_…, then run this again with --finish.'
      : 'Now start the CMS and the web servers without S3_…, then run this again with --finish, and with S3_… for this command alone.',
  );
}

try {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, finish: { type: 'boolean', default: false } },
  });
  await moveMedia(homeOf(values.to), values.finish);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
