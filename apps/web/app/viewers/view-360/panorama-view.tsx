import { imageUrl } from '@vitrine/core/media/image-address';
import { useCallback, useId } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '~/i18n/translations.tsx';
import { TurnDevice } from '~/ui/tool-icons.tsx';
import type { PanoramaEngine } from './panorama-engine.ts';
import { PanoramaHotspotLink, PanoramaHotspotList, useMountedHotspots } from './panorama-hotspots.tsx';
import { useEngine } from './use-engine.ts';
import { useEngineView } from './use-engine-view.ts';
import { useGyroscope } from './use-gyroscope.ts';
import type { EngineStart } from './use-engine.ts';
import type { View360View } from '~/page-data/view-360-view.ts';
import { ToolButton, ViewFrame } from './view-frame.tsx';
import styles from './view-360.module.css';

/** The poster's width in pixels: the one the panorama itself begins with. */
const POSTER_WIDTH = 1000;

/** An equirectangular picture around the visitor, with links at points in it. */
export function PanoramaView(props: {
  readonly view: Extract<View360View, { kind: 'panorama' }>;
  readonly fillsScreen: boolean;
  readonly onRetry: () => void;
}) {
  const t = useTexts();
  const { picture, hotspots } = props.view;
  const isEmbedded = !props.fillsScreen;
  const twoFingersText = t('view360__two_fingers');
  const hintId = useId();
  const placed = useMountedHotspots(hotspots);

  const start = useCallback(
    async (given: EngineStart) => {
      const { startPanorama } = await import('./panorama-engine.ts');
      given.signal.throwIfAborted();
      const marks = placed.map(({ mark }) => mark);
      return startPanorama(given, { picture, marks, isEmbedded, twoFingersText });
    },
    [picture, placed, isEmbedded, twoFingersText],
  );
  const { mount, engine, progress, failure } = useEngine<PanoramaEngine>(start);
  useEngineView('panorama', mount, engine);

  return (
    <ViewFrame
      fillsScreen={props.fillsScreen}
      label={picture.alternativeText ?? t('view360__panorama')}
      hint={t('view360__panorama_hint')}
      poster={
        <img
          className={styles['around']}
          src={imageUrl(picture, POSTER_WIDTH)}
          alt={picture.alternativeText ?? ''}
          decoding="async"
        />
      }
      stage={
        <>
          {/* The arrow keys turn it while it has the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above */}
          <div
            ref={mount}
            className={styles['mount']}
            role="application"
            aria-label={t('view360__panorama')}
            aria-describedby={hintId}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
            tabIndex={0}
            onFocus={(event) => engine?.setKeyboard(event.target === event.currentTarget)}
            onBlur={() => engine?.setKeyboard(false)}
          />
          <p id={hintId} hidden>
            {t('view360__keys_hint')}
          </p>
          {placed.map(({ hotspot, mark }) =>
            createPortal(
              <PanoramaHotspotLink hotspot={hotspot} onFocus={() => engine?.lookAt(mark)} />,
              mark.element,
              mark.id,
            ),
          )}
        </>
      }
      controls={engine}
      progress={progress}
      failure={failure}
      onRetry={props.onRetry}
      tools={engine && <GyroscopeButton engine={engine} />}
      foot={
        <noscript>
          <PanoramaHotspotList hotspots={hotspots} />
        </noscript>
      }
    />
  );
}

/** Looking around by turning the device; hidden where the device does not report its orientation. */
function GyroscopeButton({ engine }: { readonly engine: PanoramaEngine }) {
  const t = useTexts();
  const followed = useGyroscope(engine);
  if (followed === undefined) return null;
  return (
    <ToolButton
      label={t('view360__gyroscope')}
      isPressed={followed.isOn}
      onClick={() => void followed.gyroscope.toggle()}
    >
      <TurnDevice />
    </ToolButton>
  );
}
