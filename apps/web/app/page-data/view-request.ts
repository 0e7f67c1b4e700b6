import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { World } from '@vitrine/core/world/world';
import type { PublishedContent } from '~/contract/server-context.ts';

/** The inputs for the page of a location. */
export interface ViewRequest {
  readonly bundle: PublishedContent;
  readonly snapshot: Snapshot;
  readonly world: World;
  readonly location: Location;
  /** Whether this visitor may enter a location; the page mentions no other. */
  readonly canEnter: (location: Location) => boolean;
  /** The login page, which leads back to the location; undefined for visitors who are logged in. */
  readonly loginHref?: string | undefined;
}
