import { imageUrl } from '@vitrine/core/media/image-address';
import type { ClientMedia } from '@vitrine/core/world/media';
import { useCallback, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { Picture } from '~/ui/picture.tsx';
import { ratioOf } from './picture-ratio.ts';
import type { SpinEngine } from './spin-engine.ts';
import spinStyles from './spin.module.css';
import { useEngine } from './use-engine.ts';
import { useEngineView } from './use-engine-view.ts';
import type { EngineStart } from './use-engine.ts';
import type { View360View } from '~/page-data/view-360-view.ts';
import { ViewFrame } from './view-frame.tsx';
import styles from './view-360.module.css';

/** In pixels; it is blurred anyway. */
const BACKDROP_WIDTH = 245;

/** A product that is turned by dragging, or with the slider below it. */
export function SpinView(props: {
  readonly view: Extract<View360View, { kind: 'spin' }>;
  readonly fillsScreen: boolean;
  readonly onRetry: () => void;
}) {
  const t = useTexts();
  const { frames } = props.view;
  const isEmbedded = !props.fillsScreen;
  const [frame, setFrame] = useState(0);
  const start = useCallback(
    async (given: EngineStart) => {
      const { startSpin } = await import('./spin-engine.ts');
      given.signal.throwIfAborted();
      return startSpin(given, { frames, isEmbedded, onFrame: setFrame });
    },
    [frames, isEmbedded],
  );
  const ratio = ratioOf(frames[0]);
  const { mount, engine, progress, failure } = useEngine<SpinEngine>(start);
  useEngineView('spin', mount, engine);
  return (
    <ViewFrame
      fillsScreen={props.fillsScreen}
      label={frames[0].alternativeText ?? t('view360__spin')}
      hint={t('view360__spin_hint')}
      poster={
        <>
          <Backdrop media={frames[0]} />
          <div className={classes(styles['whole'], spinStyles['fades'])} style={ratio}>
            <Picture media={frames[0]} sizes="(width < 900px) 100vw, 900px" width={750} isEager />
          </div>
        </>
      }
      stage={<div ref={mount} className={spinStyles['turntable']} style={ratio} />}
      controls={engine}
      progress={progress}
      failure={failure}
      onRetry={props.onRetry}
      foot={
        engine && (
          <input
            className={spinStyles['slider']}
            type="range"
            aria-label={t('view360__spin')}
            min={1}
            max={frames.length}
            value={frame + 1}
            aria-valuetext={t('view360__view_of', { number: frame + 1, count: frames.length })}
            onChange={(event) => engine.showFrame(event.currentTarget.valueAsNumber - 1)}
          />
        )
      }
    />
  );
}

/** The picture's left and right edge, stretched over both halves: a studio goes on beside its picture. */
function Backdrop({ media }: { readonly media: ClientMedia }) {
  const backgroundImage = `url("${imageUrl(media, BACKDROP_WIDTH)}")`;
  return (
    <div className={spinStyles['backdrop']} aria-hidden="true">
      <span style={{ backgroundImage }} />
      <span style={{ backgroundImage }} />
    </div>
  );
}
