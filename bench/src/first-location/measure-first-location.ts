import { kilobytes, whole } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { withBrowser, WINDOW } from '../server/browser.ts';
import type { ProductServer } from '../server/product-server.ts';
import { FIRST_LOCATION } from '../server/shipped-showroom.ts';
import { loadedFiles } from '../server/loaded-files.ts';
import type { FileKind, LoadedFile } from '../server/loaded-files.ts';

/** docs/design/bars.md; in bytes over the wire. */
const MAX_BYTES = { JavaScript: 130_000, CSS: 20_000, font: 40_000 } as const;

const LISTED: readonly FileKind[] = ['HTML', 'JavaScript', 'CSS', 'data', 'font', 'other'];

/** Told by their sums alone: they are the showroom's, not the product's. */
const SUMMED: readonly FileKind[] = ['picture', 'clip'];

/** What a first visitor's browser fetches for the first location. */
export async function measureFirstLocation(product: ProductServer, progress: Progress): Promise<Section> {
  progress('loading');
  const load = () => withBrowser((browser) => loadedFiles(browser, product.origin + FIRST_LOCATION));
  // The first load makes the server prepare whatever pictures this window asks for.
  await load();
  return sectionOf(await load());
}

function sectionOf(files: readonly LoadedFile[]): Section {
  const of = (kind: FileKind) => files.filter((file) => file.kind === kind);
  const fonts = of('font').map(({ bytes }) => bytes);
  const listed = LISTED.flatMap((kind) =>
    of(kind)
      .toSorted((one, other) => other.bytes - one.bytes)
      .map(({ path, bytes }) => [path, kind, kilobytes(bytes)]),
  );
  return {
    title: 'Bytes of the first location',
    tables: [
      {
        head: ['kind', 'files', 'bytes over the wire'],
        rows: [...LISTED, ...SUMMED]
          .filter((kind) => of(kind).length > 0)
          .map((kind) => [kind, whole(of(kind).length), kilobytes(sum(of(kind)))]),
      },
      { head: ['file', 'kind', 'bytes over the wire'], rows: listed },
    ],
    notes: [
      `Bodies as they came over the wire to a headless Chromium with an empty cache and a window of ${WINDOW.width} x ${WINDOW.height}, until nothing more was asked for: all that the browser fetched ahead at idle for the next steps is included (data, pictures, clips).`,
    ],
    bars: [
      barOf('JavaScript of the first location', sum(of('JavaScript')), MAX_BYTES.JavaScript),
      barOf('CSS of the first location', sum(of('CSS')), MAX_BYTES.CSS),
      barOf('Largest web font', Math.max(0, ...fonts), MAX_BYTES.font),
    ],
  };
}

function sum(files: readonly LoadedFile[]): number {
  return files.reduce((bytes, file) => bytes + file.bytes, 0);
}

function barOf(what: string, bytes: number, most: number) {
  return { what, limit: kilobytes(most), measured: kilobytes(bytes), isKept: bytes <= most };
}
