import { join } from 'node:path';
import { measureDoctor } from './doctor/measure-doctor.ts';
import { measureFirstFrame } from './first-frame/measure-first-frame.ts';
import { measureFirstLocation } from './first-location/measure-first-location.ts';
import { measureFirstView } from './first-view/measure-first-view.ts';
import { measureGuests } from './guests/measure-guests.ts';
import { measureHostile } from './hostile/measure-hostile.ts';
import { measureImports } from './imports/measure-imports.ts';
import { measureOverlays } from './overlays/measure-overlays.ts';
import { measurePageCost } from './page-cost/measure-page-cost.ts';
import { measurePageSpeed } from './page-speed/measure-page-speed.ts';
import { measurePageWork } from './page-work/measure-page-work.ts';
import { measurePathFinding } from './path-finding/measure-path-finding.ts';
import { loadLine } from './report/machine.ts';
import type { MeasuredRun } from './report/report.ts';
import type { Progress, Section } from './report/section.ts';
import { startProduct, waitUntilQuiet } from './server/product-server.ts';
import type { ProductServer } from './server/product-server.ts';
import { FIRST_LOCATION, withFolder } from './server/shipped-showroom.ts';
import { measureProcesses } from './processes/measure-processes.ts';
import { measurePublishing } from './publishing/measure-publishing.ts';
import { measureSearch } from './search/measure-search.ts';
import { measureStart } from './start/measure-start.ts';
import { measureTables } from './tables/measure-tables.ts';
import { measureVisitors } from './visitors/measure-visitors.ts';
import { measureWorldMap } from './world-map/measure-world-map.ts';

/** What a measurement may use. */
interface Bench {
  /** A data folder in which the pictures of the first visitors are made already. */
  readonly warmDataDir: string;
  readonly progress: Progress;
  /** Whether the parts that take minutes are only tried out. */
  readonly isShort: boolean;
}

/** In the order of the report. */
const MEASUREMENTS: Readonly<Record<string, (bench: Bench) => Promise<Section>>> = {
  'path-finding': ({ progress }) => measurePathFinding(progress),
  'page-speed': (bench) => withProduct(bench, (product) => measurePageSpeed(product, bench.progress)),
  'page-work': (bench) => withProduct(bench, (product) => measurePageWork(product, bench.progress)),
  'page-cost': ({ progress }) => measurePageCost(progress),
  'first-location': (bench) => withProduct(bench, (product) => measureFirstLocation(product, bench.progress)),
  'first-view': (bench) => withProduct(bench, (product) => measureFirstView(product, bench.progress)),
  'first-frame': (bench) => withProduct(bench, (product) => measureFirstFrame(product, bench.progress)),
  overlays: (bench) => withProduct(bench, (product) => measureOverlays(product, bench.progress)),
  doctor: ({ progress }) => measureDoctor(progress),
  'world-map': ({ progress }) => measureWorldMap(progress),
  publishing: ({ progress }) => measurePublishing(progress),
  tables: ({ isShort, progress }) => measureTables(isShort, progress),
  imports: ({ isShort, progress }) => measureImports(isShort, progress),
  processes: ({ warmDataDir, progress }) => measureProcesses(warmDataDir, progress),
  search: ({ progress }) => measureSearch(progress),
  start: ({ warmDataDir, progress }) => measureStart(warmDataDir, progress),
  visitors: (bench) =>
    withProduct(bench, (product) => measureVisitors(product, bench.isShort, bench.progress)),
  guests: ({ warmDataDir, isShort, progress }) => measureGuests(warmDataDir, isShort, progress),
  hostile: (bench) => withProduct(bench, (product) => measureHostile(product, bench.isShort, bench.progress)),
};

/** The names by which single measurements can be asked for. */
export const MEASUREMENT_NAMES = Object.keys(MEASUREMENTS);

/** Runs the named measurements, or all, one after the other. */
export function runMeasurements(
  names: readonly string[],
  isShort: boolean,
  progress: Progress,
): Promise<MeasuredRun> {
  return withFolder(async (folder) => {
    const sections: Section[] = [];
    for (const [name, measure] of Object.entries(MEASUREMENTS)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const note: Progress = (line) => progress(`${name}: ${line}`);
      const load = loadLine();
      note(`load ${load}`);
      const section = await measure({ warmDataDir: join(folder, 'data'), progress: note, isShort });
      const loadNote = `Load of the machine: ${load} before this part, ${loadLine()} after it.`;
      sections.push({ ...section, notes: [...section.notes, loadNote] });
    }
    return { sections, date: new Date() };
  });
}

async function withProduct(
  { warmDataDir, progress }: Bench,
  measure: (product: ProductServer) => Promise<Section>,
): Promise<Section> {
  const product = await startProduct({ dataDir: warmDataDir, firstPage: FIRST_LOCATION });
  try {
    progress('waiting until the pictures are made');
    await waitUntilQuiet(product);
    return await measure(product);
  } finally {
    await product.stop();
  }
}
