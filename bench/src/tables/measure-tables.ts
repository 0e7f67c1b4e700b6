import { duration, megabytes, whole } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { startCms } from '../server/cms-server.ts';
import type { CmsServer } from '../server/cms-server.ts';

/** docs/design/bars.md, for a table of 10,000 lines. */
const MAX_PREVIEW = 5000;
const MAX_IMPORT = 60_000;
const MAX_MEMORY = 500_000_000;

const LINES = 10_000;
const SHORT_LINES = 500;

/** Milliseconds between two questions for the state, as in the panel: each is work for the same process. */
const PAUSE = 700;

interface Round {
  readonly what: string;
  /** From the file's first byte to the answer that says what it would do. */
  readonly preview: number;
  /** Undefined where nothing changes. */
  readonly writing: number | undefined;
}

/** What a table of many articles takes: all new, none changed, all changed. */
export async function measureTables(isShort: boolean, progress: Progress): Promise<Section> {
  const lines = isShort ? SHORT_LINES : LINES;
  progress('starting the CMS');
  const cms = await startCms({ servesPanel: false });
  try {
    const calls = callsOf(cms, await cms.token());
    const before = await cms.memory();
    const rounds: Round[] = [];
    for (const [what, title, isWritten] of [
      ['all new', 'Article', true],
      ['nothing changes', 'Article', false],
      ['every title changed', 'Another article', true],
    ] as const) {
      progress(what);
      const preview = await calls.preview(tableOf(lines, title));
      const writing = isWritten ? await calls.write() : undefined;
      rounds.push({ what, preview, writing });
    }
    const { peak } = await cms.memory();
    return sectionOf(lines, rounds, { before: before.now, peak });
  } finally {
    await cms.stop();
  }
}

function tableOf(lines: number, title: string): string {
  const rows = Array.from(
    { length: lines },
    (_, index) =>
      `${index + 1};en;${title} ${index + 1};A summary, as long as summaries of products are.\r\n`,
  );
  return `article;language;title;summary\r\n${rows.join('')}`;
}

interface State {
  readonly status: string;
  readonly token: string;
  readonly counts?: { readonly wrong: number };
  readonly skipped?: readonly unknown[];
}

function callsOf(cms: CmsServer, bearer: string) {
  const call = async (method: string, path: string, type: string, body?: string): Promise<State> => {
    const answer = await fetch(`${cms.url}/showroom/bulk/import${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': type },
      ...(body === undefined ? {} : { body }),
    });
    if (!answer.ok) throw new Error(`The CMS refused: ${await answer.text()}`);
    return ((await answer.json()) as { readonly data: State }).data;
  };
  const settled = async (running: string): Promise<State> => {
    for (;;) {
      const state = await call('GET', '', 'application/json');
      if (state.status !== running) return state;
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE);
      });
    }
  };
  let token = '';
  return {
    preview: async (file: string): Promise<number> => {
      const begun = performance.now();
      await call('POST', '?name=articles.csv', 'application/octet-stream', file);
      const state = await settled('reading');
      if (state.status !== 'examined' || state.counts?.wrong !== 0) throw new Error('The table is wrong.');
      ({ token } = state);
      return performance.now() - begun;
    },
    write: async (): Promise<number> => {
      const begun = performance.now();
      await call('POST', '/start', 'application/json', JSON.stringify({ token }));
      const state = await settled('writing');
      if (state.status !== 'done' || state.skipped?.length !== 0) throw new Error('Not all was written.');
      return performance.now() - begun;
    },
  };
}

function sectionOf(
  lines: number,
  rounds: readonly Round[],
  memory: { readonly before: number; readonly peak: number },
): Section {
  const preview = Math.max(...rounds.map((round) => round.preview));
  const writing = Math.max(...rounds.map((round) => round.writing ?? 0));
  const added = memory.peak - memory.before;
  return {
    title: 'Tables',
    tables: [
      {
        head: [`a CSV file of ${whole(lines)} articles`, 'preview', 'import'],
        rows: rounds.map((round) => [
          round.what,
          duration(round.preview),
          round.writing === undefined ? '–' : duration(round.writing),
        ]),
      },
    ],
    notes: [
      `A CMS of its own on SQLite. Memory is what its process had at most (RSS): ${megabytes(memory.peak)}, of which ${megabytes(memory.before)} before the first table.`,
    ],
    bars: [
      {
        what: `A table of ${whole(lines)} lines: preview, longest`,
        limit: duration(MAX_PREVIEW),
        measured: duration(preview),
        isKept: preview < MAX_PREVIEW,
      },
      {
        what: `A table of ${whole(lines)} lines: import, longest`,
        limit: duration(MAX_IMPORT),
        measured: duration(writing),
        isKept: writing < MAX_IMPORT,
      },
      {
        what: `A table of ${whole(lines)} lines: memory added`,
        limit: megabytes(MAX_MEMORY),
        measured: megabytes(added),
        isKept: added < MAX_MEMORY,
      },
    ],
  };
}
