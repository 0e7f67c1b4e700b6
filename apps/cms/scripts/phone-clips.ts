import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DEMO_MEDIA_FOLDER } from '../../../demo/read-content.ts';
import type { DemoMedia } from '../../../demo/read-content.ts';
import { inWorkFolder } from '../src/environment/work-folder.ts';
import { makePhoneCopy } from '../src/media-pipeline/phone-copy.ts';
import { findTools, missingSentence } from '../src/media-pipeline/tools.ts';

const LIST = join(DEMO_MEDIA_FOLDER, '..', 'content', 'media.json');
const CLIPS = 'transitions/';
const COPIES = `${CLIPS}phone/`;

/**
 * `node apps/cms/scripts/phone-clips.ts`: makes the copies for phones of the demo's clips, as the CMS makes those of
 * uploads, and names them in `demo/content/media.json`. Run it when a clip of the demo has changed, and
 * `npm run seed -- --export` after it.
 */
async function makeDemoCopies(): Promise<void> {
  const tools = await findTools();
  if ('missing' in tools) throw new Error(missingSentence(tools));
  const list = JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, DemoMedia>;
  mkdirSync(join(DEMO_MEDIA_FOLDER, COPIES), { recursive: true });
  const { signal } = new AbortController();
  for (const [name, { phone: _old, ...medium }] of Object.entries(list)) {
    if (!medium.file.startsWith(CLIPS)) continue;
    const path = join(DEMO_MEDIA_FOLDER, medium.file);
    const phone = `${COPIES}${basename(medium.file)}`;
    const copy = await inWorkFolder('video', async (folder) => {
      const made = await makePhoneCopy({ tools, path, folder, signal });
      if (made !== undefined) copyFileSync(made.file.path, join(DEMO_MEDIA_FOLDER, phone));
      return made;
    });
    const saved = copy === undefined ? 'stays as it is' : `${Math.round(copy.saved * 100)} % less`;
    process.stdout.write(`${medium.file}: ${saved}\n`);
    const { file, ...words } = medium;
    list[name] = copy === undefined ? medium : { file, phone, ...words };
  }
  writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`);
}

await makeDemoCopies();
