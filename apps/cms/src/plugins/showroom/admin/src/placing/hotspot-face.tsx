import {
  DIRECTION_TURNS,
  HOTSPOT_ICON_SIZES,
  HOTSPOT_SHAPES,
  KIND_SHAPES,
} from '@vitrine/core/appearance/icon-shapes';
import type { IconShape } from '@vitrine/core/appearance/icon-shapes';
import hotspotStyles from '@vitrine/core/appearance/hotspots.module.css';
import labelStyles from '@vitrine/core/appearance/label.module.css';
import pinStyles from '@vitrine/core/appearance/pin.module.css';
import { isOwn } from './hotspot-appearance.ts';
import type { HotspotAppearance } from './hotspot-appearance.ts';
import { pictureAddress } from './pictures.ts';

/** Pixels of the drawing on the button back, as of the showroom's other buttons. */
const BACK_SIZE = 20;

/**
 * A hotspot as visitors see it, without its label, with the showroom's own style sheets and drawings; theirs is in
 * `features/hotspots/hotspot.tsx` of the web app.
 */
export function HotspotFace({ appearance }: { readonly appearance: HotspotAppearance }) {
  const { direction, arrow } = appearance;
  if (arrow?.kind === 'back') return <Drawing shape={HOTSPOT_SHAPES.turnBack} size={BACK_SIZE} />;
  if (direction !== undefined) {
    return (
      <span className={arrow?.kind === 'wall' ? pinStyles['dot'] : hotspotStyles['disc']}>
        <span className={hotspotStyles['turn']} style={{ rotate: `${DIRECTION_TURNS[direction]}deg` }}>
          <Drawing shape={HOTSPOT_SHAPES.floorArrow} size={HOTSPOT_ICON_SIZES.kind} />
        </span>
      </span>
    );
  }
  if (isOwn(appearance)) return <OwnFace appearance={appearance} />;
  return (
    <span className={pinStyles['dot']}>
      {appearance.icon === undefined ? (
        <Drawing shape={KIND_SHAPES[appearance.kind]} size={HOTSPOT_ICON_SIZES.kind} />
      ) : (
        <Mask address={appearance.icon} size={HOTSPOT_ICON_SIZES.own} />
      )}
    </span>
  );
}

/** The label of a hotspot, with the picture beside its title. */
export function HotspotLabel({
  appearance: { labelPicture },
  title,
}: {
  readonly appearance: HotspotAppearance;
  readonly title: string;
}) {
  return (
    <span className={labelStyles['label']}>
      {labelPicture && <img src={pictureAddress(labelPicture, PICTURE_WIDTH)} alt="" draggable={false} />}
      {title}
    </span>
  );
}

/** Width in pixels at which an editor's own picture is loaded. */
const PICTURE_WIDTH = 245;

function OwnFace({
  appearance: { media, backgroundImage, icon },
}: {
  readonly appearance: HotspotAppearance;
}) {
  return (
    <span className={pinStyles['own']}>
      {backgroundImage && (
        <img src={pictureAddress(backgroundImage, PICTURE_WIDTH)} alt="" draggable={false} />
      )}
      {media?.mime.startsWith('video/') === true ? (
        // The clip has no sound, and its hotspot has a name.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video src={media.url} muted playsInline preload="metadata" tabIndex={-1} aria-hidden="true" />
      ) : (
        media && <img src={pictureAddress(media, PICTURE_WIDTH)} alt="" draggable={false} />
      )}
      {media === undefined && icon !== undefined && (
        <Mask address={icon} size={HOTSPOT_ICON_SIZES.ownPicture} />
      )}
    </span>
  );
}

function Drawing({ shape: { path, isFilled }, size }: { readonly shape: IconShape; readonly size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} fill={isFilled && 'currentColor'} />
    </svg>
  );
}

function Mask({ address, size }: { readonly address: string; readonly size: number }) {
  return (
    <span
      aria-hidden="true"
      style={{
        display: 'inline-block',
        width: size,
        height: size,
        background: 'currentcolor',
        mask: `url(${JSON.stringify(encodeURI(decodeURI(address)))}) center / contain no-repeat`,
      }}
    />
  );
}
