import { DIRECTION_TURNS, HOTSPOT_ICON_SIZES } from '@vitrine/core/appearance/icon-shapes';
import type { CSSProperties, ReactNode } from 'react';
import type { Translate } from '~/i18n/translations.tsx';
import type { HotspotView } from '~/page-data/location-view.ts';
import { anchorOf } from '~/ui/action-link.ts';
import { classes } from '~/ui/classes.ts';
import { FloorArrow, Lock, TurnBack } from '~/ui/icons.tsx';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { linkName } from '~/ui/link-name.ts';
import { MaskIcon } from '~/ui/mask-icon.tsx';
import styles from '@vitrine/core/appearance/hotspots.module.css';
import type { HotspotArrangement } from './arrange-layer.ts';
import { HotspotLabel } from './hotspot-label.tsx';
import { OwnPicture } from './own-picture.tsx';
import pinStyles from '@vitrine/core/appearance/pin.module.css';

interface HotspotProps {
  readonly hotspot: HotspotView;
  /** Absent where nothing is in its way. */
  readonly arrangement: HotspotArrangement | undefined;
  /** Seconds until it appears. */
  readonly delay: number;
  readonly t: Translate;
}

/**
 * A hotspot: a pin on a product or a transition, an editor's own picture or clip in its place, or an arrow that
 * points where the transition leads. The CMS draws the same in `placing/hotspot-face.tsx` of its admin panel.
 */
export function Hotspot({ hotspot, arrangement, delay, t }: HotspotProps) {
  const { arrow } = hotspot;
  const isOwn = !arrow && (hotspot.media !== undefined || hotspot.backgroundImage !== undefined);
  const kind = arrangement?.kind;
  return (
    <a
      className={classes(styles['hotspot'], isOwn ? styles['isOwn'] : arrow && styles[arrow])}
      {...anchorOf(hotspot)}
      data-hotspot={hotspot.component}
      data-arrow={arrow}
      data-side={arrangement?.side ?? hotspot.label.side}
      data-thinned={hotspot.label.isThinned || undefined}
      data-arranged={kind}
      data-beyond={kind === 'edge' ? '' : undefined}
      aria-label={nameOf(hotspot, kind === 'edge', t)}
      style={
        {
          ...hotspot.style,
          ...(delay > 0 && { '--delay': `${delay.toFixed(3)}s` }),
          ...(arrangement && styleOf(arrangement)),
        } as CSSProperties
      }
    >
      <Face hotspot={hotspot} isOwn={isOwn} />
      <HotspotLabel hotspot={hotspot} />
      {hotspot.lock && (
        <span className={styles['lock']}>
          <Lock size={14} />
        </span>
      )}
    </a>
  );
}

function Face({ hotspot, isOwn }: { readonly hotspot: HotspotView; readonly isOwn: boolean }): ReactNode {
  const { arrow, direction, icon, kind } = hotspot;
  if (arrow === 'back') return <TurnBack />;
  if (arrow && direction) {
    return (
      <span className={arrow === 'wall' ? pinStyles['dot'] : styles['disc']}>
        <span className={styles['turn']} style={{ rotate: `${DIRECTION_TURNS[direction]}deg` }}>
          <FloorArrow size={HOTSPOT_ICON_SIZES.kind} />
        </span>
      </span>
    );
  }
  const dot = (
    <span className={pinStyles['dot']}>
      {icon ? <MaskIcon icon={icon} size={HOTSPOT_ICON_SIZES.own} /> : <KindIcon kind={kind} />}
    </span>
  );
  return isOwn ? <OwnPicture hotspot={hotspot} pin={dot} /> : dot;
}

function nameOf(hotspot: HotspotView, isBeyond: boolean, t: Translate): string {
  const { title, kind } = hotspot;
  const name = kind === 'navigate' ? t('hotspot__go_to', { title }) : title;
  const full = linkName({ ...hotspot, title: name }, t) ?? name;
  return isBeyond ? `${full}. ${t('hotspot__beyond')}` : full;
}

/** Where it is moved to. */
function styleOf({ by, distance, angle }: HotspotArrangement) {
  return {
    '--dx': `${by.x}px`,
    '--dy': `${by.y}px`,
    '--lead': `${distance}px`,
    '--lead-angle': `${angle}deg`,
  };
}
