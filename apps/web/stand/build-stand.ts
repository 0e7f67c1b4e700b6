import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { writeBundleFiles } from '@vitrine/content/node';
import { canonicalJson } from '@vitrine/content/canonical';
import type { StandContent } from './content.ts';
import type { StandMedia } from './media.ts';
import type { StandOptions } from './options.ts';
import { PLATFORMS } from './platforms.ts';
import { programOf } from './program.ts';
import { APP_PREFIX, startFiles } from './start-files.ts';
import { CONTENT_FOLDER, STAND_SETTINGS_FILE } from './stand-settings.ts';
import type { StandSettings } from './stand-settings.ts';
import { entriesOf, hashOfEntries, writeZip } from './zip.ts';
import type { ZipEntry } from './zip.ts';

/** Hexadecimal digits: two versions that are ever on one laptop never have the same. */
const APP_HASH_LENGTH = 12;

/**
 * The media under short names of their own, and the list that says which file is which. Several names may mean one
 * file: it is taken along once.
 */
export function mediaEntries({ files }: StandMedia): readonly ZipEntry[] {
  const fileNames = new Map<string, string>();
  const list: Record<string, string> = {};
  for (const [name, source] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const fileName = fileNames.get(source) ?? `${fileNames.size + 1}${extname(source).toLowerCase()}`;
    fileNames.set(source, fileName);
    list[name] = fileName;
  }
  return [
    { path: `${CONTENT_FOLDER}/media.json`, source: Buffer.from(`${canonicalJson(list, 2)}\n`) },
    ...[...fileNames].map(([source, fileName]) => ({ path: `content/media/${fileName}`, source })),
  ];
}

/** What a finished stand is like. */
export interface BuiltStand {
  /** The folder of this version. */
  readonly app: string;
  readonly bytes: number;
}

/** Puts a stand together and writes its zip. The same content and program give the same bytes. */
export async function buildStand(options: {
  readonly root: string;
  readonly stand: StandOptions;
  readonly content: StandContent;
  readonly media: StandMedia;
}): Promise<BuiltStand> {
  const { root, stand, content } = options;
  const platform = PLATFORMS[stand.platform];
  const work = await mkdtemp(join(tmpdir(), 'vitrine-stand-'));
  try {
    await writeBundleFiles({ directory: work, bundle: content.bundle, naming: 'plain' });
    const settings: StandSettings = {
      world: content.world.name,
      version: content.bundle.version,
      ...(stand.deliverTo !== undefined && { showroomUrl: stand.deliverTo }),
    };
    const program = [
      ...(await programOf(root, platform)),
      ...(await entriesOf(work, CONTENT_FOLDER)),
      ...mediaEntries(options.media),
      { path: STAND_SETTINGS_FILE, source: Buffer.from(`${canonicalJson(settings, 2)}\n`) },
    ];
    const app = `${APP_PREFIX}${(await hashOfEntries(program)).slice(0, APP_HASH_LENGTH)}`;
    const facts = {
      world: content.world.name,
      app,
      ...(stand.deliverTo !== undefined && { deliverTo: stand.deliverTo }),
    };
    await writeZip(stand.out, [
      ...startFiles(facts, platform.system),
      ...program.map((entry) => Object.assign({}, entry, { path: `${app}/${entry.path}` })),
    ]);
    return { app, bytes: (await stat(stand.out)).size };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
