import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import type { LocationView } from '~/page-data/location-view.ts';
import { whenStageIsCalm } from '~/showroom/stage/calm-stage.ts';
import { loopVideo } from '~/showroom/stage/loop-video.ts';
import styles from './looping-details.module.css';

/**
 * The parts of a location's picture that move. They lie on the stage itself, so that they follow its zoom, and appear
 * once the room is calm. Decoration: no one is told of one that does not play, because the picture below shows the same.
 *
 * @param box the element that the stage fills.
 */
export default function LoopingDetails({
  box,
  details,
  shapes,
}: {
  readonly box: HTMLElement;
  readonly details: NonNullable<LocationView['details']>;
  readonly shapes: LocationView['shapes'];
}) {
  const [stage] = useState(() => box.querySelector('[data-stage]'));
  const [calm, setCalm] = useState<typeof details>();
  useEffect(() => (stage ? whenStageIsCalm(stage, () => setCalm(details)) : undefined), [stage, details]);
  if (stage === null || calm !== details) return null;
  return createPortal(
    <div className={styles['box']} data-details="" aria-hidden="true">
      <div className={styles['picture']} style={shapes as CSSProperties}>
        {details.map(({ url, style }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two details may show one file: only their order differs
          <Detail key={index} url={url} style={style as CSSProperties} />
        ))}
      </div>
    </div>,
    stage,
  );
}

function Detail({ url, style }: { readonly url: string; readonly style: CSSProperties }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'waiting' | 'playing' | 'failed'>('waiting');
  const isOut = state === 'failed';
  useEffect(() => {
    if (isOut || !video.current) return undefined;
    return loopVideo(video.current, url, {
      playing: () => setState('playing'),
      failed: () => setState('failed'),
    });
  }, [isOut, url]);
  if (isOut) return null;
  return (
    <video
      ref={video}
      className={styles['detail']}
      style={style}
      data-playing={state === 'playing' || undefined}
      muted
      loop
      playsInline
      preload="auto"
      tabIndex={-1}
      disablePictureInPicture
    />
  );
}
