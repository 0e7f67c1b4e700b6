import { memo, useRef, useState } from 'react';
import type { LocationView } from '~/page-data/location-view.ts';
import { firstPictures } from '~/page-data/scene-of.ts';
import type { FirstPicture } from '~/page-data/scene-of.ts';
import { useTexts } from '~/i18n/translations.tsx';
import { useShowroom } from '../react/use-showroom.ts';
import { useStage } from './use-stage.ts';
import { locationAhead, travelOf } from '../walking/store.ts';
import { useShowroomWindow } from '../window/window-context.ts';
import styles from './stage.module.css';

/** One plays, one is primed with what comes next, one shows the film of a location. */
const VIDEOS = ['first', 'second', 'third'] as const;

export interface StageProps {
  readonly view: LocationView;
}

/**
 * Pictures and clips of the showroom, filling the box around it. The server's markup shows the location's picture; from
 * then on the player owns the elements, and the view only names the current location.
 */
export function Stage({ view }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [first] = useState(() => firstPictures(view.backgrounds));
  useStage({ stage, view });
  return (
    <>
      <div ref={stage} className={styles['stage']} data-stage="" aria-hidden="true">
        <Layers first={first} />
      </div>
      <Announcements view={view} />
    </>
  );
}

/** Rendered once: then the player writes to these elements. */
const Layers = memo(function Layers({ first }: { readonly first: readonly FirstPicture[] }) {
  const picture = first.at(-1)?.picture;
  return (
    <>
      <div className={styles['pictures']}>
        <picture>
          {first.slice(0, -1).map(({ picture: { id, src, srcset, sizes }, media }) => (
            <source key={id} media={media} srcSet={srcset || src} sizes={sizes} />
          ))}
          <img
            className={styles['first']}
            data-layer="first"
            alt=""
            fetchPriority="high"
            decoding="sync"
            draggable={false}
            {...(picture && { src: picture.src, sizes: picture.sizes })}
            {...(picture?.srcset && { srcSet: picture.srcset })}
          />
        </picture>
        <img className={styles['picture']} data-layer="picture" alt="" decoding="sync" draggable={false} />
        <img className={styles['picture']} data-layer="picture" alt="" decoding="sync" draggable={false} />
      </div>
      <div className={styles['videos']}>
        {VIDEOS.map((name) => (
          <video
            key={name}
            className={styles['video']}
            data-layer="video"
            muted
            playsInline
            preload="none"
            tabIndex={-1}
            disablePictureInPicture
          />
        ))}
      </div>
    </>
  );
});

/** Announces each departure and arrival to screen readers; the first page's title announces itself. */
function Announcements({ view }: { readonly view: LocationView }) {
  const t = useTexts();
  const { showroom } = useShowroomWindow();
  const [firstPage] = useState(view.payloadId);
  const [hasMoved, setHasMoved] = useState(false);
  const isThere = useShowroom((state) => travelOf(state, view.payloadId) === 'idle');
  const ahead = useShowroom((state) => showroom.onMap(locationAhead(state)));
  if (!hasMoved && view.payloadId !== firstPage) setHasMoved(true);
  const arrival = hasMoved ? view.title : '';
  return (
    <output className={styles['announcement']}>
      {isThere || ahead === undefined ? arrival : t('navigation__on_the_way', { title: ahead.title })}
    </output>
  );
}
