import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Tools } from '../src/media-pipeline/tools.ts';
import { findTools } from '../src/media-pipeline/tools.ts';

const found = await findTools();

/** The ffmpeg of this machine; undefined where there is none, which `npm test` says aloud. */
export const TOOLS: Tools | undefined = 'missing' in found ? undefined : found;

if ('missing' in found) {
  process.stderr.write(`Tests that convert videos are skipped: ${found.missing}\n`);
}

/**
 * Makes a made-up film of 320 × 240 and one second, differently where arguments say so. The test goes on beside
 * it: an idle one keeps connections open that the CMS has closed meanwhile.
 *
 * @returns Its path.
 */
export async function film(
  folder: string,
  name: string,
  {
    picture = 'testsrc2=s=320x240:r=25',
    sound,
    seconds = 1,
    coding = '-c:v libx264 -pix_fmt yuv420p -movflags +faststart',
  }: {
    readonly picture?: string;
    readonly sound?: string;
    readonly seconds?: number;
    readonly coding?: string;
  } = {},
): Promise<string> {
  const path = join(folder, name);
  const inputs = [picture, ...(sound === undefined ? [] : [sound])].flatMap((source) => [
    '-f',
    'lavfi',
    '-i',
    source,
  ]);
  const args = [
    '-v',
    'error',
    '-nostdin',
    '-y',
    ...inputs,
    '-t',
    String(seconds),
    ...coding.split(' '),
    path,
  ];
  await promisify(execFile)(TOOLS?.ffmpeg ?? 'ffmpeg', args);
  return path;
}
