import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from '../support/servers.ts';

/** A line of the server's log. */
export interface LogLine {
  readonly level: string;
  readonly msg: string;
  readonly reason?: string;
}

/** What a server says from now on, its request log left out. */
export interface Log {
  /** Lines that say this, since the last {@link forget}. */
  readonly of: (sentence: string) => readonly LogLine[];
  readonly warnings: () => readonly LogLine[];
  readonly forget: () => void;
  /** @throws Error when the server does not say so in time. */
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
          throw new Error(`The server did not say «${sentence}», but: ${JSON.stringify(lines)}`);
        await wait(20);
      }
    },
  };
}
