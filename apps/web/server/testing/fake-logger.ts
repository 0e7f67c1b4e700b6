import type { ServerLogger } from '../process/logger.ts';

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly details: object;
  readonly sentence: string;
}

/** A logger that keeps its lines for tests. */
export function createFakeLogger(): ServerLogger & { readonly lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at = (level: LogLine['level']) => (details: object, sentence: string) => {
    lines.push({ level, details, sentence });
  };
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
}
