import { z } from 'zod';
import type { Clock } from '../process/clock.ts';
import { readBody } from '../http/read-body.ts';
import { reply } from '../http/reply.ts';
import type { ServerLogger } from '../process/logger.ts';

/** Bytes; browsers gather several reports in one body. */
const MAX_REPORT_BYTES = 16 * 1024;

/** Bodies that are read per minute; the others are dropped unread. Anyone can send reports. */
const MAX_BODIES = 120;

/** Lines that are logged in a minute. */
const MAX_LINES = 10;
const MINUTE = 60_000;

/** Characters of a path that are logged. */
const MAX_PATH_LENGTH = 200;

/** The labels of reports in the metrics: a fixed list, so that no sender can fill the metrics with names. */
const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'worker-src',
  'frame-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
]);

const text = z.string().catch('');

/** `report-uri` (CSP level 2). */
const oldReport = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] || (report['violated-directive'].split(' ', 1)[0] ?? ''),
      blocked: report['blocked-uri'],
    },
  ]);

/** `report-to` (Reporting API). */
const newReports = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }).optional(),
    }),
  )
  .transform((reports) =>
    reports.flatMap(({ type, body }) =>
      type === 'csp-violation' && body !== undefined
        ? [{ page: body.documentURL, directive: body.effectiveDirective, blocked: body.blockedURL }]
        : [],
    ),
  );

const reportSchema = z.union([oldReport, newReports]);

type Report = z.output<typeof reportSchema>[number];

function readReports(body: string): readonly Report[] {
  try {
    return reportSchema.parse(JSON.parse(body));
  } catch {
    return [];
  }
}

/** The origin of an address, or CSP's keyword for it (`inline`, `eval`, `data`). Never a query. */
function sourceOf(blocked: string): string {
  const url = URL.parse(blocked);
  if (url !== null && url.origin !== 'null') return url.origin;
  return /^[a-z][a-z-]{0,30}/.exec(blocked)?.[0] ?? 'unknown';
}

function pathOf(page: string): string {
  return (URL.parse(page)?.pathname ?? '').slice(0, MAX_PATH_LENGTH);
}

/**
 * `POST /box-api/csp-reports`: browsers report what a page's policy blocked. They are counted and logged without data
 * about the visitor. A report proves nothing, because anyone can send one, and browser extensions cause many.
 */
export function createCspReports(options: {
  readonly clock: Pick<Clock, 'now'>;
  readonly logger: ServerLogger;
  readonly onReport: (directive: string) => void;
}) {
  const { clock, logger, onReport } = options;
  let minute = Number.NaN;
  let bodies = 0;
  let lines = 0;

  const note = ({ page, directive, blocked }: Report): void => {
    const known = DIRECTIVES.has(directive) ? directive : 'other';
    onReport(known);
    lines += 1;
    if (lines > MAX_LINES) return;
    logger.warn(
      { directive: known, blocked: sourceOf(blocked), path: pathOf(page) },
      'A browser held back what a page’s policy does not allow.',
    );
  };

  return async (request: Request): Promise<Response> => {
    const now = Math.floor(clock.now() / MINUTE);
    if (now !== minute) [minute, bodies, lines] = [now, 0, 0];
    bodies += 1;
    if (bodies > MAX_BODIES) await request.body?.cancel();
    else for (const report of readReports((await readBody(request, MAX_REPORT_BYTES)) ?? '')) note(report);
    return reply({ status: 204, headers: { 'cache-control': 'no-store' } });
  };
}
