import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { JobFiles } from '../../../../jobs/job-files.ts';
import type { ExaminedLine, LinesPage, LineStatus } from '../../contracts/bulk.ts';
import { LINE_STATUSES, LINES_PER_PAGE } from '../../contracts/bulk.ts';
import type { EntryTask, Examined } from './kinds/table-kind.ts';
import { shortened } from './shortened.ts';

/** An examined table among the files of its job. */
interface PlanName {
  readonly token: string;
  /** The run that examined it: one that was overtaken must not change what an editor sees. */
  readonly plan: number;
}

/** Keeps what an import would do, so that every process can show and do it. */
export async function writePlan(
  files: JobFiles,
  { token, plan }: PlanName,
  { lines, tasks }: Examined,
): Promise<void> {
  await files.put(token, `tasks-${plan}`, (path) => writeJsonLines(path, tasks));
  for (const status of LINE_STATUSES) {
    const pages = pagesOf(lines.filter((line) => line.status === status));
    await files.put(token, `${status}-${plan}`, (path) => writeJsonLines(path, pages));
  }
}

/** What is to be written, without the first `from` entries. */
export async function* readTasks(
  files: JobFiles,
  { token, plan }: PlanName,
  from: number,
): AsyncGenerator<EntryTask> {
  let index = 0;
  for await (const text of jsonLines(await files.open(token, `tasks-${plan}`))) {
    index += 1;
    if (index > from) yield JSON.parse(text) as EntryTask;
  }
}

/** A page of the lines of a status, from 1 on. */
export async function readPage(
  files: JobFiles,
  { token, plan }: PlanName,
  { status, page }: { readonly status: LineStatus; readonly page: number },
): Promise<LinesPage> {
  let lines: readonly ExaminedLine[] = [];
  let pages = 0;
  for await (const text of jsonLines(await files.open(token, `${status}-${plan}`))) {
    pages += 1;
    if (pages === page) lines = JSON.parse(text) as readonly ExaminedLine[];
  }
  return { lines, pages: Math.max(1, pages) };
}

function* pagesOf(lines: readonly ExaminedLine[]): Generator<readonly ExaminedLine[]> {
  for (let at = 0; at < lines.length; at += LINES_PER_PAGE) {
    yield lines.slice(at, at + LINES_PER_PAGE).map(shortened);
  }
}

async function writeJsonLines(path: string, values: Iterable<unknown>): Promise<void> {
  await pipeline(Readable.from(inText(values)), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

/** Readers end a line at two signs more, and JSON leaves those as they are. */
function* inText(values: Iterable<unknown>): Generator<string> {
  for (const value of values) {
    const text = JSON.stringify(value)
      .replaceAll('\u2028', String.raw`\u2028`)
      .replaceAll('\u2029', String.raw`\u2029`);
    yield `${text}\n`;
  }
}

function jsonLines(path: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(path), crlfDelay: Infinity });
}
