import type { LeftBehind } from '../../contracts/transfer.ts';

/** Bytes: servers and proxies take headers of 8 KB, all of them together. */
const LONGEST_HEADER = 4096;

/** As many of the sentences as a header has room for, and how many more there are. */
export const leftBehindHeader = (sentences: readonly string[]): string => {
  for (let shown = sentences.length; ; shown -= 1) {
    const said: LeftBehind = { sentences: sentences.slice(0, shown), more: sentences.length - shown };
    const header = encodeURIComponent(JSON.stringify(said).toWellFormed());
    if (header.length <= LONGEST_HEADER || shown === 0) return header;
  }
};
