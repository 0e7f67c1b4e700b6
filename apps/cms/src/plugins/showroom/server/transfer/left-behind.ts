import type { LeftBehind } from '../../contracts/transfer.ts';

/** Bytes: servers and proxies accept 8 KB for all headers together. */
const MAX_HEADER_BYTES = 4096;

/** More than fit: none is shorter than 40 characters. */
const MAX_SENTENCES = 100;

/** As many sentences as fit into a header, and how many are left. */
export function leftBehindHeader(sentences: readonly string[]): string {
  for (let shown = Math.min(sentences.length, MAX_SENTENCES); ; shown -= 1) {
    const said: LeftBehind = { sentences: sentences.slice(0, shown), more: sentences.length - shown };
    const header = encodeURIComponent(JSON.stringify(said).toWellFormed());
    if (header.length <= MAX_HEADER_BYTES || shown === 0) return header;
  }
}
