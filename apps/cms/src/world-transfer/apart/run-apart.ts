import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { runTool } from '../../media-pipeline/run-tool.ts';
import type { PackRequest, UnpackRequest } from './requests.ts';

interface Run {
  /** The folder of this work; the request is laid there. */
  readonly folder: string;
  /** Milliseconds before the process is killed. */
  readonly limit: number;
  /** Kills the process. */
  readonly signal?: AbortSignal;
  /** Called with each complete line of output. */
  readonly onLine?: (line: string) => void;
}

/**
 * Runs one of the scripts of this folder in a separate process: an untrusted file may exhaust the time and memory of that
 * process while the CMS keeps serving requests.
 *
 * @returns What it printed.
 * @throws ToolError when it failed, took too long or was stopped.
 */
export async function runApart(
  script: 'pack-process' | 'unpack-process',
  request: PackRequest | UnpackRequest,
  { folder, limit, signal, onLine = () => {} }: Run,
): Promise<string> {
  const path = join(folder, 'request.json');
  await writeFile(path, JSON.stringify(request), { flag: 'wx' });
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
