import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadBundle } from '@vitrine/content/load-bundle';
import type { ContentBundle } from '@vitrine/content/bundle';
import { readBundle } from '@vitrine/content/node';
import { measuredClipEnds } from '@vitrine/doctor/clip-end-pairs';
import { examineSnapshots } from '@vitrine/doctor/examine';
import { formatFinding, SEVERITIES } from '@vitrine/doctor/finding';
import type { JudgeOfTexts } from '@vitrine/doctor/judges';
import type { ClipEnd } from '@vitrine/doctor/clip-end';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { activePartsOf } from '@vitrine/world-file';
import { examineOperations } from './operations/examine-operations.ts';
import { readInstallation } from './operations/read-installation.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where `npm start` keeps the read token of the CMS. */
const TOKEN_FILE = resolve(root, process.env['DATA_DIR'] ?? '.data', 'cms-token');

/** Where the CMS keeps how far the clips are from their pictures, once it has measured them. */
const CLIP_ENDS_FILE = resolve(root, process.env['DATA_DIR'] ?? '.data', 'cms', 'clip-ends.json');

/** Empty where nothing was measured: clips are then not judged. */
function measuredEnds(snapshots: readonly Snapshot[]): readonly ClipEnd[] {
  if (!existsSync(CLIP_ENDS_FILE)) return [];
  const differences = new Map(Object.entries<number>(JSON.parse(readFileSync(CLIP_ENDS_FILE, 'utf8'))));
  return measuredClipEnds(snapshots, (name) => differences.get(name));
}

/** By the rule that imports refuse by. */
const unsafePartOf: JudgeOfTexts = (text) => activePartsOf(text)[0]?.part;

async function contentToExamine(args: readonly string[]): Promise<ContentBundle> {
  if (args.includes('--cms')) {
    const token =
      process.env['CMS_API_TOKEN'] ??
      (existsSync(TOKEN_FILE) ? readFileSync(TOKEN_FILE, 'utf8').trim() : undefined);
    return loadBundle({
      cmsUrl: process.env['CMS_URL'] ?? 'http://127.0.0.1:1337',
      fetch: globalThis.fetch,
      ...(token === undefined ? {} : { token }),
    });
  }
  const folder = args[0] ?? process.env['CONTENT_SNAPSHOT'] ?? join('demo', 'snapshot');
  return readBundle(resolve(root, folder));
}

/** Prints a showroom's findings and exits with 1 if visitors would meet an error. */
async function examine(): Promise<void> {
  const { snapshots: byLocale, reports, version } = await contentToExamine(process.argv.slice(2));
  const snapshots = Object.values(byLocale);
  const findings = examineSnapshots({ snapshots, reports, clipEnds: measuredEnds(snapshots), unsafePartOf });
  for (const finding of findings) process.stdout.write(`${formatFinding(finding)}\n`);
  const counts = SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return `${count} ${severity}${count === 1 ? '' : 's'}`;
  });
  process.stdout.write(`${counts.join(', ')} in the content ${version}.\n`);
  process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** Prints what is wrong with the running installation and exits with 1 if something does not work. */
async function examineInstallation(): Promise<void> {
  const findings = await examineOperations(readInstallation(process.env, root));
  for (const { severity, sentence } of findings) process.stdout.write(`${severity}: ${sentence}\n`);
  process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

try {
  await (process.argv.includes('--operations') ? examineInstallation() : examine());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
