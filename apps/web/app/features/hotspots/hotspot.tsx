import { DIRECTION_TURNS, HOTSPOT_ICON_SIZES } from '@vitrine/core/appearance/icon-shapes';
import type { CSSProperties, ReactNode } from 'react';
import type { Translate } from '~/i18n/translations.tsx';
import type { HotspotView } from '~/page-data/location-view.ts';
import { anchorOf } from '~/ui/action-link.ts';
import { classes } from '~/ui/classes.ts';
import { FloorArrow, Lock } from '~/ui/icons.tsx';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { linkName } from '~/ui/link-name.ts';
import { MaskIcon } from '~/ui/mask-icon.tsx';
import styles from '@vitrine/core/appearance/hotspots.module.css';
import { HotspotLabel } from './hotspot-label.tsx';
import { OwnPicture } from './own-picture.tsx';
import pinStyles from '@vitrine/core/appearance/pin.module.css';
import type { PlacedHotspot } from './placed-hotspots.ts';
import type { EdgeMarker } from './use-edge-markers.ts';

interface HotspotProps {
  readonly placed: PlacedHotspot;
  readonly marker: EdgeMarker | undefined;
  /** Seconds until it appears. */
  readonly delay: number;
  readonly t: Translate;
}

/**
 * A pin on a product or a transition; a custom hotspot shows the editor's own picture or clip instead. The CMS draws the
 * same in `placing/hotspot-face.tsx` of its admin panel.
 */
export function PinHotspot({ placed, marker, delay, t }: HotspotProps) {
  const { hotspot } = placed;
  const isOwn = hotspot.media !== undefined || hotspot.backgroundImage !== undefined;
  const dot = (
    <span className={pinStyles['dot']}>
      {hotspot.icon ? (
        <MaskIcon icon={hotspot.icon.svg} size={HOTSPOT_ICON_SIZES.own} />
      ) : (
        <KindIcon kind={hotspot.kind} />
      )}
    </span>
  );
  return (
    <HotspotLink
      placed={placed}
      marker={marker}
      delay={delay}
      t={t}
      className={isOwn ? styles['isOwn'] : undefined}
    >
      {isOwn ? <OwnPicture hotspot={hotspot} pin={dot} /> : dot}
      <HotspotLabel hotspot={hotspot} />
    </HotspotLink>
  );
}

/** An arrow on the floor that points where the transition leads. */
export function FloorHotspot({ placed, marker, delay, t }: HotspotProps) {
  return (
    <HotspotLink placed={placed} marker={marker} delay={delay} t={t} className={styles['floor']}>
      <span className={styles['disc']}>
        <span
          className={styles['turn']}
          style={{ rotate: `${DIRECTION_TURNS[placed.hotspot.direction ?? 'forward']}deg` }}
        >
          <FloorArrow size={HOTSPOT_ICON_SIZES.floorArrow} />
        </span>
      </span>
      <HotspotLabel hotspot={placed.hotspot} />
    </HotspotLink>
  );
}

function HotspotLink(
  props: HotspotProps & { readonly className: string | undefined; readonly children: ReactNode },
) {
  const { placed, marker, t } = props;
  const { hotspot } = placed;
  return (
    <a
      className={classes(styles['hotspot'], props.className)}
      {...anchorOf(hotspot)}
      data-hotspot={hotspot.component}
      data-side={hotspot.label.side}
      data-thinned={hotspot.label.isThinned || undefined}
      data-beyond={marker && ''}
      aria-label={nameOf(hotspot, marker, t)}
      style={positionOf(props)}
    >
      {props.children}
      {hotspot.lock && (
        <span className={styles['lock']}>
          <Lock size={14} />
        </span>
      )}
    </a>
  );
}

function nameOf(hotspot: HotspotView, marker: EdgeMarker | undefined, t: Translate): string {
  const { title, kind } = hotspot;
  const name = kind === 'navigate' ? t('hotspot__go_to', { title }) : title;
  const full = linkName({ ...hotspot, title: name }, t) ?? name;
  return marker ? `${full}. ${t('hotspot__beyond')}` : full;
}

function positionOf({ placed, marker, delay }: HotspotProps): CSSProperties {
  const beyond = marker && {
    '--beyond-x': `${marker.position.x}px`,
    '--beyond-y': `${marker.position.y}px`,
    '--beyond-angle': `${marker.angle}deg`,
  };
  return {
    '--wide-x': placed.wide.css.left,
    '--wide-y': placed.wide.css.top,
    '--narrow-x': placed.narrow.css.left,
    '--narrow-y': placed.narrow.css.top,
    ...(placed.phone && { '--phone-x': placed.phone.css.left, '--phone-y': placed.phone.css.top }),
    ...(delay > 0 && { '--delay': `${delay.toFixed(3)}s` }),
    ...beyond,
  } as CSSProperties;
}
