import type { Media } from '@vitrine/core';

/** Pictures of one view that are compared. */
export interface SyncedView {
  readonly images: readonly Media[];
}
