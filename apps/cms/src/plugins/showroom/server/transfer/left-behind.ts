import type { LeftBehind } from '../../contracts/transfer.ts';

/** Bytes: servers and proxies take headers of 8 KB, all of them together. */
const LONGEST_HEADER = 4096;

/** More than have room, none of them being shorter than 40 signs. */
const MOST_SENTENCES = 100;

/** As many of the sentences as a header has room for, and how many more there are. */
export function leftBehindHeader(sentences: readonly string[]): string {
  for (let shown = Math.min(sentences.length, MOST_SENTENCES); ; shown -= 1) {
    const said: LeftBehind = { sentences: sentences.slice(0, shown), more: sentences.length - shown };
    const header = encodeURIComponent(JSON.stringify(said).toWellFormed());
    if (header.length <= LONGEST_HEADER || shown === 0) return header;
  }
}
