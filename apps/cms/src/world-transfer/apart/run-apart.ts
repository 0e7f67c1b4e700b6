import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { runTool } from '../../media-pipeline/run-tool.ts';
import type { PackRequest, UnpackRequest } from './requests.ts';

interface Run {
  /** The folder of this work; the order is laid there. */
  readonly folder: string;
  /** Milliseconds, after which it is ended. */
  readonly limit: number;
  /** Ends it at once, whatever it is about. */
  readonly signal?: AbortSignal;
  /** Told each whole line that it prints. */
  readonly onLine?: (line: string) => void;
}

/**
 * Runs one of the scripts of this folder in a process of its own: what a stranger has sent may take the time
 * and the memory of that process, and end it, and the CMS goes on answering meanwhile.
 *
 * @returns What it printed.
 * @throws ToolError when it failed, took too long or was stopped.
 */
export async function runApart(
  script: 'pack-process' | 'unpack-process',
  order: PackRequest | UnpackRequest,
  { folder, limit, signal, onLine = () => {} }: Run,
): Promise<string> {
  const path = join(folder, 'order.json');
  await writeFile(path, JSON.stringify(order), { flag: 'wx' });
  let rest = '';
  const { output } = await runTool(
    process.execPath,
    [join(__dirname, `${script}${extname(__filename)}`), path],
    {
      limit,
      ...(signal === undefined ? {} : { signal }),
      onOutput: (text) => {
        const lines = `${rest}${text}`.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) onLine(line);
      },
    },
  );
  return output;
}
