import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BucketError, openBucket } from '@vitrine/bucket/bucket';
import type { Bucket } from '@vitrine/bucket/bucket';
import type { BucketSettings } from '@vitrine/bucket/settings';
import { ask } from './ask.ts';
import type { Answer } from './ask.ts';
import { examineClock } from './examine-clock.ts';
import { error, fine } from './finding.ts';
import type { Finding } from './finding.ts';

/** Nothing of a showroom lies there: what a killed examination leaves can be deleted. */
const PREFIX = 'vitrine-doctor/';

/**
 * Asks the bucket for all that the CMS and the web servers do with it, and as a stranger without a key, who has to be
 * refused. One small object is written, and removed at the end.
 */
export async function examineBucket(settings: BucketSettings): Promise<readonly Finding[]> {
  const who = `The bucket at ${settings.address}`;
  const list = await ask(`${settings.address}?list-type=2`);
  if (!list.isThere) {
    return [
      error(
        `${who} cannot be reached (${list.reason}): uploads fail, and visitors see what lies on the web servers' disks.`,
      ),
    ];
  }
  const findings = [...examineClock(who, list.ahead), ...(await examineUse(who, settings))];
  if (isGiven(list)) {
    findings.push(
      error(`${who} lists its files to everybody. Close it: only the holders of its key may read it.`),
    );
  }
  return findings.length > 0 ? findings : [fine(`${who} is well, and closed.`)];
}

async function examineUse(who: string, settings: BucketSettings): Promise<readonly Finding[]> {
  const bucket = await openBucket(settings);
  const key = `${PREFIX}${randomUUID()}`;
  const written = await attempt(who, 'written to', () => write(bucket, key));
  const listed = await attempt(who, 'listed', () => requireListed(bucket, key, written.length === 0));
  if (written.length > 0) return [...written, ...listed];
  const read = await attempt(who, 'read', () => requireSame(bucket, key));
  const stranger = await ask(`${settings.address}/${key}`);
  const removed = await attempt(who, 'deleted from', () => bucket.remove(key));
  const open = isGiven(stranger)
    ? [
        error(
          `${who} is public: everybody who knows the address of a file gets it, also of a closed world. Close it.`,
        ),
      ]
    : [];
  return [...listed, ...read, ...removed, ...open];
}

function isGiven(answer: Answer): boolean {
  return answer.isThere && answer.status >= 200 && answer.status < 300;
}

/** @param what as in “cannot be …”. @returns nothing where it works. */
async function attempt(who: string, what: string, work: () => Promise<void>): Promise<readonly Finding[]> {
  try {
    await work();
    return [];
  } catch (failure) {
    if (!(failure instanceof BucketError)) throw failure;
    const advice =
      failure.fault === 'refused'
        ? ' The key has to read, write, delete and list; S3_BUCKET, S3_REGION and the key have to be of one bucket.'
        : '';
    return [error(`${who} cannot be ${what}. ${failure.message}${advice}`)];
  }
}

async function write(bucket: Bucket, key: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-doctor-'));
  try {
    const file = join(folder, 'object');
    await writeFile(file, key);
    await bucket.put(key, file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @throws BucketError as well when another object comes than was written: a cache in between, or another bucket. */
async function requireSame(bucket: Bucket, key: string): Promise<void> {
  const object = await bucket.get(key);
  if (object !== undefined && (await new Response(object.body).text()) === key) return;
  throw new BucketError(`What was written to ${key} does not come back.`, { fault: 'away' });
}

async function requireListed(bucket: Bucket, key: string, isWritten: boolean): Promise<void> {
  const keys = new Set<string>();
  for await (const object of bucket.list(PREFIX)) keys.add(object.key);
  if (!isWritten || keys.has(key)) return;
  throw new BucketError(`${key} was written, and is not in the list.`, { fault: 'away' });
}
