import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from '../support/servers.ts';

/** A line of the server's log. */
export interface LogLine {
  readonly level: string;
  readonly msg: string;
  readonly reason?: string;
}

/** A server's log from now on, without its request log. */
export interface Log {
  /** Lines with this message, since the last {@link forget}. */
  readonly of: (sentence: string) => readonly LogLine[];
  readonly warnings: () => readonly LogLine[];
  readonly forget: () => void;
  /** @throws Error when the server does not log it in time. */
  readonly waitFor: (sentence: string, milliseconds?: number) => Promise<void>;
}

export function readLog({ program }: RunningServer): Log {
  let lines: LogLine[] = [];
  let rest = '';
  program.child.stdout?.on('data', (chunk: Buffer) => {
    const texts = `${rest}${chunk.toString()}`.split('\n');
    rest = texts.pop() ?? '';
    for (const text of texts) {
      if (text.startsWith('{') && !text.includes('"msg":"request"')) lines.push(JSON.parse(text) as LogLine);
    }
  });
  const of = (sentence: string) => lines.filter(({ msg }) => msg.includes(sentence));
  return {
    of,
    warnings: () => lines.filter(({ level }) => level === 'warn' || level === 'error'),
    forget: () => {
      lines = [];
    },
    waitFor: async (sentence, milliseconds = 15_000) => {
      const deadline = Date.now() + milliseconds;
      while (of(sentence).length === 0) {
        if (Date.now() > deadline)
          throw new Error(`The server did not say “${sentence}”, but: ${JSON.stringify(lines)}`);
        await wait(20);
      }
    },
  };
}
