import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { WaitingRequests } from './contact/outbox/waiting.ts';
import type { RouteClass } from './http/address.ts';
import type { ProcessFaults } from './process/process-faults.ts';

/** The sources of the gauges. */
export interface MetricSources {
  readonly snapshotAgeSeconds: () => number;
  readonly snapshotVersion: () => string;
  readonly isCmsGood: () => boolean;
  readonly openEventStreams: () => number;
  readonly pageCacheBytes: () => number;
  readonly queuedEncodes: () => number;
  readonly waitingRequests: () => WaitingRequests;
  readonly droppedLogLines: () => number;
  readonly faults: ProcessFaults;
  readonly missingMedia: () => number;
  readonly isDiskShort: () => boolean;
  /** Undefined without a Redis: then there is no such gauge. */
  readonly isRedisUp: () => boolean | undefined;
  /** Undefined without a bucket: then there is no such gauge. */
  readonly isBucketUp: () => boolean | undefined;
}

/** The server's numbers for Prometheus, under `vitrine_…`, and those of Node itself. */
export function createMetrics(sources: MetricSources) {
  const register = new Registry();
  collectDefaultMetrics({ register });

  const requestSeconds = new Histogram({
    name: 'vitrine_http_request_duration_seconds',
    help: 'Time until an answer is ready, by kind of route and status.',
    labelNames: ['route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [register],
  });
  const pageCache = new Counter({
    name: 'vitrine_page_cache_total',
    help: 'Page requests by what the page cache had.',
    labelNames: ['result'] as const,
    registers: [register],
  });
  const pictures = new Counter({
    name: 'vitrine_pictures_total',
    help: 'Resized pictures and tiles by where they came from: an encode here, or the bucket.',
    labelNames: ['from'] as const,
    registers: [register],
  });
  const cspReports = new Counter({
    name: 'vitrine_csp_reports_total',
    help: 'What browsers say a page’s policy has held back; anybody can send that.',
    labelNames: ['directive'] as const,
    registers: [register],
  });
  register.registerMetric(
    new Gauge({
      name: 'vitrine_snapshot_info',
      help: 'The content version that is shown.',
      labelNames: ['version'] as const,
      registers: [],
      collect() {
        this.reset();
        this.set({ version: sources.snapshotVersion() }, 1);
      },
    }),
  );
  const gauge = (name: string, help: string, read: () => number): void => {
    register.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
  };
  gauge('vitrine_snapshot_age_seconds', 'Time since this version is shown.', sources.snapshotAgeSeconds);
  gauge('vitrine_cms_up', 'Whether the last look at the CMS brought good content.', () =>
    sources.isCmsGood() ? 1 : 0,
  );
  gauge('vitrine_event_streams', 'Open pages that follow the content.', sources.openEventStreams);
  gauge('vitrine_page_cache_bytes', 'Memory that kept pages occupy.', sources.pageCacheBytes);
  gauge('vitrine_image_queue_length', 'Pictures that wait to be resized.', sources.queuedEncodes);
  const entriesByState = () => {
    const { waiting, refused, unreadable } = sources.waitingRequests();
    return { waiting, refused, unreadable };
  };
  gauge('vitrine_outbox_entries', 'Contact requests that are not delivered everywhere.', () =>
    Object.values(entriesByState()).reduce((sum, count) => sum + count, 0),
  );
  gauge(
    'vitrine_outbox_oldest_seconds',
    'The age of the oldest contact request that is not delivered everywhere; 0 without one.',
    () => sources.waitingRequests().oldestSeconds,
  );
  register.registerMetric(
    new Gauge({
      name: 'vitrine_outbox_entries_by_state',
      help: 'Contact requests that are not delivered everywhere: waiting, refused for good, unreadable files.',
      labelNames: ['state'] as const,
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(entriesByState())) this.set({ state }, count);
      },
    }),
  );
  register.registerMetric(
    new Counter({
      name: 'vitrine_process_faults_total',
      help: 'Errors that no part of the server has caught.',
      labelNames: ['kind'] as const,
      registers: [],
      collect() {
        this.reset();
        this.inc({ kind: 'rejection' }, sources.faults.rejections());
        this.inc({ kind: 'exception' }, sources.faults.exceptions());
      },
    }),
  );
  register.registerMetric(
    new Counter({
      name: 'vitrine_log_lines_dropped_total',
      help: 'Log lines that were dropped because the reader of the log was too slow.',
      registers: [],
      collect() {
        this.reset();
        this.inc(sources.droppedLogLines());
      },
    }),
  );
  gauge(
    'vitrine_media_missing',
    'Files that the content names and that could not be copied.',
    sources.missingMedia,
  );
  gauge('vitrine_disk_short', 'Whether the disk is so full that media and pictures are no longer kept.', () =>
    sources.isDiskShort() ? 1 : 0,
  );
  if (sources.isRedisUp() !== undefined) {
    gauge(
      'vitrine_redis_up',
      'Whether the Redis answers that this process shares with others; 0: it counts and remembers by itself.',
      () => (sources.isRedisUp() === true ? 1 : 0),
    );
  }

  if (sources.isBucketUp() !== undefined) {
    gauge(
      'vitrine_bucket_up',
      'Whether the bucket answers that media lie in; 0: media come from this disk and from the CMS.',
      () => (sources.isBucketUp() === true ? 1 : 0),
    );
  }

  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    countRequest: (route: RouteClass, status: number, seconds: number): void =>
      requestSeconds.observe({ route, status: String(status) }, seconds),
    countCspReport: (directive: string): void => cspReports.inc({ directive }),
    countPicture: (from: 'encode' | 'bucket'): void => pictures.inc({ from }),
    countPage: (result: string): void => pageCache.inc({ result }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
