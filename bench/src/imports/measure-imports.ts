import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { duration, megabytes } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { startCms } from '../server/cms-server.ts';
import type { CmsServer } from '../server/cms-server.ts';
import { writeTourArchive } from './tour-archive.ts';

/** docs/design/bars.md, for a tour archive of 300 MB. */
const MAX_MEMORY = 500_000_000;

const SIZE = 300_000_000;
const SCENES = 6;
const SHORT_SCENES = 1;

/** Milliseconds between two looks at the processes. */
const PAUSE = 100;

interface Measured {
  /** Milliseconds until the preview is there, and until everything is in the CMS. */
  readonly reading: number;
  readonly writing: number;
  /** Bytes: the CMS before, the CMS at most, and the process that reads the archive at most. */
  readonly before: number;
  readonly peak: number;
  readonly apart: number;
}

/** What a large tour takes from the archive to the CMS. */
export async function measureImports(isShort: boolean, progress: Progress): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-tour-'));
  const scenes = isShort ? SHORT_SCENES : SCENES;
  const archive = join(folder, 'tour.zip');
  progress('writing the tour');
  const picture = writeTourArchive(archive, scenes, SIZE);
  progress('starting the CMS');
  const cms = await startCms({ servesPanel: false });
  try {
    const measured = await importOf(cms, archive, progress);
    return sectionOf(scenes, picture, measured);
  } finally {
    await cms.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface State {
  readonly status: string;
  readonly token?: string;
}

async function importOf(cms: CmsServer, archive: string, progress: Progress): Promise<Measured> {
  const bearer = await cms.token();
  const call = async (method: string, path: string, type: string, body?: Blob | string): Promise<State> => {
    const answer = await fetch(`${cms.url}/showroom/transfer/import${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': type },
      ...(body === undefined ? {} : { body }),
    });
    if (!answer.ok) throw new Error(`The CMS refused: ${await answer.text()}`);
    return ((await answer.json()) as { readonly data: State }).data;
  };
  let apart = 0;
  const settled = async (running: readonly string[]): Promise<State> => {
    for (;;) {
      apart = Math.max(apart, await cms.memoryApart());
      const state = await call('GET', '', 'application/json');
      if (!running.includes(state.status)) return state;
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE);
      });
    }
  };
  const before = (await cms.memory()).now;
  progress('reading the tour');
  const begun = performance.now();
  await call('POST', '?name=tour.zip&locale=en', 'application/zip', await openAsBlob(archive));
  const examined = await settled(['receiving', 'reading']);
  const reading = performance.now() - begun;
  if (examined.status !== 'examined') throw new Error(`The tour is ${JSON.stringify(examined)}.`);
  progress('bringing it in');
  await call(
    'POST',
    '/start',
    'application/json',
    JSON.stringify({ token: examined.token, overwriting: 'nothing' }),
  );
  const done = await settled(['importing']);
  if (done.status !== 'done') throw new Error(`The import is ${JSON.stringify(done)}.`);
  const writing = performance.now() - begun - reading;
  return { reading, writing, before, peak: (await cms.memory()).peak, apart };
}

function sectionOf(
  scenes: number,
  picture: number,
  { reading, writing, before, peak, apart }: Measured,
): Section {
  return {
    title: 'Imports',
    tables: [
      {
        head: [`a tour archive of ${megabytes(SIZE)} with ${scenes} panoramas`, 'value'],
        rows: [
          ['until the preview', duration(reading)],
          ['until it is in the CMS', duration(writing)],
          ['memory (RSS) of the process that reads it, at most', megabytes(apart)],
          ['memory (RSS) of the CMS before', megabytes(before)],
          ['memory (RSS) of the CMS, at most', megabytes(peak)],
        ],
      },
    ],
    notes: [
      `A CMS of its own on SQLite. A panorama has 8192 × 4096 pixels and ${megabytes(picture)}; the rest of the archive is not read, as finer tiles are not.`,
    ],
    bars: [
      {
        what: `A tour archive of ${megabytes(SIZE)}: memory of the process that reads it`,
        limit: megabytes(MAX_MEMORY),
        measured: megabytes(apart),
        isKept: apart < MAX_MEMORY,
      },
    ],
  };
}
