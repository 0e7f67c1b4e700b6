import type { CopyState } from '../contracts/media.ts';
import type { MadeFile } from './make-files.ts';
import type { Tools } from './tools.ts';

/** A copy with fewer bytes of what visitors get. */
export interface Copy extends Omit<Extract<CopyState, { readonly kind: 'made' }>, 'kind'> {
  readonly file: MadeFile;
}

export interface CopyRequest {
  readonly tools: Tools;
  /** What visitors get. */
  readonly path: string;
  /** For the copy. */
  readonly folder: string;
  readonly signal: AbortSignal;
}
