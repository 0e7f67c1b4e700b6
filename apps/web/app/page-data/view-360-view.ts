import type { ClientMedia } from '@vitrine/core/world/media';
import type { ActionLink } from '~/ui/action-link.ts';

/** A link inside a panorama. */
export interface PanoramaHotspotView {
  /** Degrees to the right of the picture's centre, -180 to 180. */
  readonly yaw: number;
  /** Degrees above the horizon, -90 to 90. */
  readonly pitch: number;
  readonly link: ActionLink;
}

/** The content of a 360 view, with its links already resolved for this visitor. */
export type View360View =
  | {
      readonly kind: 'panorama';
      readonly picture: ClientMedia;
      readonly hotspots: readonly PanoramaHotspotView[];
    }
  | {
      readonly kind: 'spin';
      /** In the order in which the product turns. */
      readonly frames: readonly [ClientMedia, ...ClientMedia[]];
    }
  | {
      readonly kind: 'model';
      readonly model: ClientMedia;
      /** A picture of it, shown while it loads and on devices that cannot show it. */
      readonly poster?: ClientMedia;
    };
