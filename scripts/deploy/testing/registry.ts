import { execFileSync } from 'node:child_process';
import { ROOT } from './deploy-files.ts';

/** What a web server answers at `/metrics` in which each kind of number has been counted once. */
const PROGRAM = `
  const { createMetrics } = await import('./apps/web/server/metrics.ts');
  const none = () => 0;
  const metrics = createMetrics({
    snapshotAgeSeconds: none,
    snapshotVersion: () => 'one',
    isCmsGood: () => true,
    openEventStreams: none,
    pageCacheBytes: none,
    queuedEncodes: none,
    waitingRequests: () => ({ waiting: 0, refused: 0, unreadable: 0, oldestSeconds: 0 }),
    droppedLogLines: none,
    faults: { rejections: none, exceptions: none },
    missingMedia: none,
    isDiskShort: () => false,
    isRedisUp: () => true,
    isBucketUp: () => true,
  });
  metrics.countRequest('page', 200, 0.01);
  metrics.countCspReport('img-src');
  metrics.countPage('hit');
  metrics.countPicture('encode');
  process.stdout.write(await metrics.text());`;

/** The series that a web server exports, by the names that a query uses (`…_bucket`), with their labels. */
export function readRegistry(): ReadonlyMap<string, ReadonlySet<string>> {
  const text = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const labelsOf = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const known = labelsOf.get(name) ?? new Set<string>();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    labelsOf.set(name, known);
  }
  return labelsOf;
}
