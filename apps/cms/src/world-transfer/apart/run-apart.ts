import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { runTool } from '../../media-pipeline/run-tool.ts';

/**
 * In megabytes: objects that live shortly are cleared away often, and with them the decoded pictures of 100 MB that they
 * hold. With the usual 16, two or three of them that nothing needs any more wait in memory.
 */
const YOUNG_OBJECTS = '--max-semi-space-size=1';

interface Run {
  /** The folder of this work; the request is laid there. */
  readonly folder: string;
  /** Milliseconds before the process is killed. */
  readonly limit: number;
  /** Kills the process. */
  readonly signal?: AbortSignal;
  /** An editor waits for it: it runs beside the CMS's own work, not behind it. */
  readonly isAwaited?: boolean;
  /** Called with each complete line of output. */
  readonly onLine?: (line: string) => void;
}

/**
 * Runs a script of ours in a separate process: an untrusted file may exhaust the time and memory of that
 * process while the CMS keeps serving requests.
 *
 * @param script Its path without the extension, which is the one that this file has.
 * @param request Written as JSON into a file, whose path is the script's argument.
 * @returns What it printed.
 * @throws ToolError when it failed, took too long or was stopped.
 */
export async function runApart(
  script: string,
  request: object,
  { folder, limit, signal, isAwaited = false, onLine = () => {} }: Run,
): Promise<string> {
  const path = join(folder, 'request.json');
  await writeFile(path, JSON.stringify(request), { flag: 'wx' });
  let rest = '';
  const { output } = await runTool(
    process.execPath,
    [YOUNG_OBJECTS, `${script}${extname(__filename)}`, path],
    {
      limit,
      isAwaited,
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
