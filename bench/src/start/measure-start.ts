import { join } from 'node:path';
import { duration, megabytes, whole } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { fetchPage, uncached } from '../server/pages.ts';
import { startProduct, waitUntilQuiet } from '../server/product-server.ts';
import { readMetrics } from '../server/server-metrics.ts';
import { FIRST_LOCATION, withFolder } from '../server/shipped-showroom.ts';
import { median } from '../statistics.ts';

const STARTS = 5;
const PAGES = 1000;

/** From the start of the server's process to its first page, and its memory before and after many pages. */
export function measureStart(warmDataDir: string, progress: Progress): Promise<Section> {
  return withFolder(async (folder) => {
    progress('starting');
    const first: number[] = [];
    const later: number[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      first.push(await timeOfStart(join(folder, String(start))));
      later.push(await timeOfStart(warmDataDir));
    }
    progress(`${whole(PAGES)} pages`);
    const { before, after } = await memoryAround(warmDataDir);
    return {
      title: 'Start and memory',
      tables: [
        {
          head: ['the server with the shipped showroom', ''],
          rows: [
            ['first start (empty data folder) to first page, median', duration(median(first))],
            ['later start to first page, median', duration(median(later))],
            ['memory (RSS) after the start', megabytes(before)],
            [`memory (RSS) after ${whole(PAGES)} rendered pages`, megabytes(after)],
          ],
        },
      ],
      notes: [
        `${STARTS} starts each, in turns, of the built server by \`node\`, until a whole page is there; nothing is installed or built meanwhile. Rendered pages are uncached ones, asked for one after the other.`,
      ],
    };
  });
}

async function timeOfStart(dataDir: string): Promise<number> {
  const server = await startProduct({ dataDir, firstPage: FIRST_LOCATION });
  await server.stop();
  return server.startTime;
}

async function memoryAround(dataDir: string): Promise<{ readonly before: number; readonly after: number }> {
  const server = await startProduct({ dataDir, firstPage: FIRST_LOCATION });
  try {
    await waitUntilQuiet(server);
    const before = await readMetrics(server.origin);
    for (let page = 0; page < PAGES; page += 1) await fetchPage(server.origin + uncached(FIRST_LOCATION));
    const after = await readMetrics(server.origin);
    return { before: before.residentBytes, after: after.residentBytes };
  } finally {
    await server.stop();
  }
}
