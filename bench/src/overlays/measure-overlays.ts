import { loadedFiles } from '../server/loaded-files.ts';
import type { FileKind, LoadedFile } from '../server/loaded-files.ts';
import { duration, kilobytes, whole } from '../report/figures.ts';
import type { Bar, Progress, Section } from '../report/section.ts';
import { withBrowser, WINDOW } from '../server/browser.ts';
import type { ProductServer } from '../server/product-server.ts';
import { FIRST_LOCATION } from '../server/shipped-showroom.ts';
import { median } from '../statistics.ts';
import { measureOpening } from './open-overlay.ts';
import type { Opening } from './open-overlay.ts';
import { openedKinds } from './opened-kinds.ts';

/** Bytes of the first location's scripts before anything could be opened over it: RESULTS of the walking issue. */
const WALKING_BYTES = 120_800;

/** Bytes that all overlays together may add to it; their code comes when they are opened. */
const MAX_GROWTH = 5_000;

/** Taps with everything in the browser's cache. */
const TAPS = 3;

interface Row {
  readonly name: string;
  readonly opening: Opening;
}

/** What each kind of overlay costs when it is opened, and what all of them cost who opens none. */
export async function measureOverlays(product: ProductServer, progress: Progress): Promise<Section> {
  const kinds = await openedKinds();
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const kind of kinds) {
      progress(kind.name);
      const opening = await measureOpening(browser, { origin: product.origin, kind, taps: TAPS });
      rows.push({ name: kind.name, opening });
    }
    progress('the first location');
    const first = await loadedFiles(browser, product.origin + FIRST_LOCATION);
    return sectionOf(rows, bytesOf(first, 'JavaScript'));
  });
}

function sectionOf(rows: readonly Row[], firstBytes: number): Section {
  return {
    title: 'Overlays: what comes when they are opened, and how fast they can be used',
    tables: [
      {
        head: ['kind', 'files', 'JavaScript', 'CSS', 'first tap', `median of ${TAPS} taps, cached`],
        rows: rows.map(({ name, opening: { files, firstTime, times } }) => [
          name,
          whole(files.length),
          kilobytes(bytesOf(files, 'JavaScript')),
          kilobytes(bytesOf(files, 'CSS')),
          duration(firstTime),
          duration(median(times)),
        ]),
      },
    ],
    notes: [
      `Scripts and styles over the wire (brotli) that a page asks for only once the overlay is opened, in a headless Chromium without a graphics card and with an empty cache, ${WINDOW.width} x ${WINDOW.height}, the shipped showroom; content, pictures and documents are not counted. ` +
        'The time is from the click to the first frame in which a visitor can read or use what was opened: the text of an article, the drawn page of a document, the picture of a slideshow, the controls of a 360 view (there once it can be turned), the focused field of the search. ' +
        'The first tap fetches everything; for the others the page is loaded again with a full cache, so that the code is read and run again.',
    ],
    bars: [growthBar(firstBytes)],
  };
}

function growthBar(bytes: number): Bar {
  return {
    what: `Growth of the first location's JavaScript over ${kilobytes(WALKING_BYTES)} by all overlays`,
    limit: kilobytes(MAX_GROWTH),
    measured: kilobytes(bytes - WALKING_BYTES),
    isKept: bytes - WALKING_BYTES <= MAX_GROWTH,
  };
}

function bytesOf(files: readonly LoadedFile[], kind: FileKind): number {
  return files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
}
