import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOCUMENT_TEXT_LIMITS, documentTextOf } from '@vitrine/core/search/page-text';
import type { DocumentText, DocumentProblem } from '@vitrine/core/search/page-text';
import { z } from 'zod';

/** The limits for reading one PDF; the demo's take 0.3 s and 120 MB. */
interface PdfReadingLimits {
  /** Milliseconds of processor time. */
  readonly time: number;
  /** Milliseconds until the answer: a busy machine makes no PDF too heavy. */
  readonly wait: number;
  /** Bytes of memory of the whole program. */
  readonly memory: number;
  /** Megabytes of the program's JavaScript heap. */
  readonly heap: number;
}

const LIMITS: PdfReadingLimits = { time: 60_000, wait: 600_000, memory: 1_000_000_000, heap: 512 };

/** The result of reading a PDF's words. */
export type PdfText =
  | ({ readonly status: 'read' } & DocumentText)
  | { readonly status: Exclude<DocumentProblem, 'cut'> };

/** The exit code of `pdf-reader.ts` when a PDF takes more memory or processor time than allowed. */
const TOO_HEAVY = 70;

/** Bytes of an answer: each character takes three at most, besides JSON's own characters. */
const MAX_ANSWER_LENGTH = DOCUMENT_TEXT_LIMITS.characters * 8;

const answerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('read'),
    pages: z.array(z.string()),
    count: z.number().int().nonnegative(),
  }),
  z.object({ status: z.enum(['protected', 'broken']) }),
]);

/**
 * Extracts the words of a PDF, page by page, in a separate program that may read only the file and its own code: no
 * network, no other program, no native code (Node's permission model). A broken PDF never makes this fail.
 *
 * @param options.signal Ends it early.
 * @param options.niceness The program's, 0 to 19; without it the program has the caller's priority.
 * @throws the signal's reason when it was ended, and an Error when the program cannot be started at all.
 */
export async function readPdf(
  path: string,
  options: {
    readonly signal?: AbortSignal;
    readonly niceness?: number;
    readonly limits?: Partial<PdfReadingLimits>;
  } = {},
): Promise<PdfText> {
  const limits = { ...LIMITS, ...options.limits };
  const timeout = AbortSignal.timeout(limits.wait);
  const { signal, niceness } = options;
  const { code, output } = await run(realpathSync(path), {
    limits,
    niceness,
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  });
  signal?.throwIfAborted();
  if (timeout.aborted || code === TOO_HEAVY) return { status: 'tooHeavy' };
  const answer = answerSchema.safeParse(parsed(output));
  // A program that crashed on a PDF means the same as one that could not read it.
  if (!answer.success) return { status: 'broken' };
  if (answer.data.status !== 'read') return answer.data;
  const { pages, isCut } = documentTextOf(answer.data.pages, answer.data.count);
  return pages.length === 0 ? { status: 'wordless' } : { status: 'read', pages, isCut };
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** The folders of the program and pdf.js: all that it may read besides the PDF. */
function placesOfCode() {
  return {
    program: realpathSync(fileURLToPath(new URL('.', import.meta.url))),
    root: join(dirname(realpathSync(fileURLToPath(import.meta.resolve(ENTRY)))), '..', '..'),
  };
}

const ENTRY = 'pdfjs-dist/legacy/build/pdf.mjs';

function run(
  path: string,
  given: {
    readonly limits: PdfReadingLimits;
    readonly niceness: number | undefined;
    readonly signal: AbortSignal;
  },
): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const { pages, ofPage, characters } = DOCUMENT_TEXT_LIMITS;
    const { program, root } = placesOfCode();
    const { time, memory, heap } = given.limits;
    const child = spawn(
      process.execPath,
      [
        `--max-old-space-size=${heap}`,
        '--no-warnings',
        '--permission',
        '--allow-worker',
        ...[program, root, path].map((readablePath) => `--allow-fs-read=${readablePath}`),
        join(program, 'pdf-reader.ts'),
        // Mending makes texts shorter.
        JSON.stringify({ root, time, memory, pages, ofPage: ofPage * 2, characters: characters * 2 }),
        path,
      ],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
        cwd: program,
        env: {},
        windowsHide: true,
        signal: given.signal,
        killSignal: 'SIGKILL',
      },
    );
    if (child.pid !== undefined && given.niceness !== undefined) lowerPriority(child.pid, given.niceness);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.length > MAX_ANSWER_LENGTH) child.kill('SIGKILL');
    });
    child.once('error', (error) => {
      if (error.name !== 'AbortError') reject(error);
    });
    child.once('close', (code) => resolve({ code, output }));
  });
}

function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has already ended, or the system refuses: then it runs with our priority.
  }
}
