import type { ClientMedia } from '@vitrine/core/world/media';

/** Pictures of one view that are compared. */
export interface SyncedView {
  readonly images: readonly ClientMedia[];
}
