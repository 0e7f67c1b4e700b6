import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Bytes of one log file; with {@link FILES} the most that a program's log takes of the disk. */
const LARGEST = 10 * 1024 * 1024;

/** `web.log`, then `web.log.1` to `web.log.4`, the oldest last. */
const FILES = 5;

/** Maximum characters that wait in memory for a slow disk; more are dropped. */
const MAX_WAITING = 1024 * 1024;

/** A log on disk that never ends the program that writes it. */
export interface LogFile {
  /** Returns at once; the text is written in the background, in order. */
  readonly write: (text: string) => void;
  /** Settles when nothing waits to be written. Never rejects. */
  readonly settled: () => Promise<void>;
}

/**
 * Opens a log that takes up to 50 MB in five files. What cannot be written (a full disk, a folder of another owner)
 * is dropped, and reported once through `report`; as soon as the disk accepts text again, the log continues and
 * reports how many lines are missing.
 */
export function openLogFile(options: {
  readonly file: string;
  readonly report: (sentence: string) => void;
  readonly largest?: number;
}): LogFile {
  const { file, report, largest = LARGEST } = options;
  let waiting = '';
  let lostLines = 0;
  let isFailing = false;
  let pumping: Promise<void> | undefined;

  const lose = (text: string): void => {
    lostLines += text.split('\n').length - 1;
  };

  const put = async (text: string): Promise<void> => {
    await mkdir(dirname(file), { recursive: true });
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    if (size > 0 && size + Buffer.byteLength(text) > largest) await rotate(file);
    const lost = lostLines;
    const gap = lost === 0 ? '' : `--- ${lost} lines could not be written. ---\n`;
    await appendFile(file, gap + text);
    lostLines -= lost;
  };

  const pump = async (): Promise<void> => {
    while (waiting !== '') {
      const text = waiting;
      waiting = '';
      try {
        await put(text);
        if (isFailing) report(`The log ${file} is written again.`);
        isFailing = false;
      } catch (error) {
        lose(text);
        if (!isFailing)
          report(`The log ${file} cannot be written now (${reasonOf(error)}); everything else goes on.`);
        isFailing = true;
      }
    }
    pumping = undefined;
  };

  return {
    write: (text) => {
      if (waiting.length + text.length > MAX_WAITING) {
        lose(text);
        return;
      }
      waiting += text;
      pumping ??= pump();
    },
    settled: async () => {
      await pumping;
    },
  };
}

async function rotate(file: string): Promise<void> {
  for (let number = FILES - 1; number > 0; number -= 1) {
    const younger = number === 1 ? file : `${file}.${number - 1}`;
    await rename(younger, `${file}.${number}`).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
