import { LOOK_LIFETIME } from '@vitrine/core/presentation/pointing';
import { useEffect, useState } from 'react';
import type { LocationView } from '~/page-data/location-view.ts';
import { useTexts } from '~/i18n/translations.tsx';
import { browserClock } from '~/showroom/browser/clock.ts';
import { isReducedMotion } from '~/showroom/browser/browser-conditions.ts';
import { drawPointing } from '~/showroom/presentation/draw-pointing.ts';
import type { LastSignals } from '~/showroom/window/last-signals.ts';
import type { WindowPresentation } from '~/showroom/window/presentation.ts';
import styles from './pointing.module.css';
import bar from './presentation.module.css';

/**
 * What the presenter points at: on the picture, and in words for who does not see it. Fetched when something is pointed at
 * for the first time.
 */
export default function Pointing({
  presentation: { signals, isAt },
  box,
  view,
  isPresenter,
}: {
  readonly presentation: WindowPresentation;
  /** The element that the stage and its hotspots fill. */
  readonly box: HTMLElement;
  readonly view: LocationView;
  readonly isPresenter: boolean;
}) {
  const t = useTexts();
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    const { payloadId, hotspots, locale } = view;
    const layer = Object.assign(document.createElement('div'), { className: styles['layer'] });
    layer.ariaHidden = 'true';
    const drawing = drawPointing({ box, layer, view, isHere: () => isAt(payloadId) });
    let cancel: (() => void) | undefined;
    const take = (pointed: NonNullable<LastSignals['pointed']>[number]): void => {
      if (!isAt(pointed.location)) return;
      const { at: now } = pointed;
      if (pointed.kind === 'look') {
        const looked = hotspots.find(({ id }) => id === pointed.hotspots[locale.code]);
        if (looked === undefined) return;
        drawing.step({ type: 'lookedAt', hotspot: looked.id, now });
        setTitle(looked.title);
        // The same one can be said again.
        cancel?.();
        cancel = browserClock.after(LOOK_LIFETIME, () => setTitle(undefined));
      } else if (pointed.kind === 'ping') drawing.step({ type: 'pinged', point: pointed, now });
      else drawing.step({ type: 'pointed', point: pointed, now, isStill: isPresenter || isReducedMotion() });
    };
    // The first ones have come before this code.
    for (const pointed of signals.getState().pointed ?? []) take(pointed);
    const stop = signals.subscribe((now, before) => {
      const last = now.pointed?.at(-1);
      if (last !== undefined && now.pointed !== before.pointed) take(last);
    });
    return () => {
      stop();
      cancel?.();
      drawing.stop();
      setTitle(undefined);
    };
  }, [signals, isAt, box, view, isPresenter]);
  return (
    <output className={bar['unseen']}>
      {title !== undefined && !isPresenter && t('presentation__points_at', { title })}
    </output>
  );
}
