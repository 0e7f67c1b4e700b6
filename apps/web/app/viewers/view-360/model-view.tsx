import { useCallback, useId } from 'react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { ModelEngine } from './model-engine.ts';
import { ratioOf } from './picture-ratio.ts';
import { useEngine } from './use-engine.ts';
import { useEngineView } from './use-engine-view.ts';
import type { EngineStart } from './use-engine.ts';
import type { View360View } from '~/page-data/view-360-view.ts';
import { ViewFrame } from './view-frame.tsx';
import styles from './view-360.module.css';

/** Radians that a key turns the model. */
const KEY_TURN = Math.PI / 18;

/** A model to look at from all sides. */
export function ModelView(props: {
  readonly view: Extract<View360View, { kind: 'model' }>;
  readonly fillsScreen: boolean;
  readonly onRetry: () => void;
}) {
  const t = useTexts();
  const { model, poster } = props.view;
  const isEmbedded = !props.fillsScreen;
  const hintId = useId();
  const start = useCallback(
    async (given: EngineStart) => {
      const { startModel } = await import('./model-engine.ts');
      given.signal.throwIfAborted();
      return startModel(given, { address: model.url, isEmbedded });
    },
    [model, isEmbedded],
  );
  const { mount, engine, progress, failure } = useEngine<ModelEngine>(start);
  useEngineView('model', mount, engine);
  return (
    <ViewFrame
      fillsScreen={props.fillsScreen}
      label={model.alternativeText ?? model.title ?? t('view360__model')}
      hint={t('view360__model_hint')}
      poster={
        poster && (
          <div className={styles['whole']} style={ratioOf(poster)}>
            <Picture media={poster} sizes="(width < 900px) 100vw, 900px" width={1000} isEager />
          </div>
        )
      }
      stage={
        <>
          {/* It is turned with the arrow keys. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <div
            ref={mount}
            className={styles['mount']}
            role="application"
            aria-label={t('view360__model')}
            aria-describedby={hintId}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
            tabIndex={0}
            onKeyDown={(event) => engine && turnByKey(engine, event)}
          />
          <p id={hintId} hidden>
            {t('view360__keys_hint')}
          </p>
        </>
      }
      controls={engine}
      progress={progress}
      failure={failure}
      onRetry={props.onRetry}
    />
  );
}

function turnByKey(engine: ModelEngine, event: KeyboardEvent): void {
  const act = KEYS[event.key];
  if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act(engine);
}

const KEYS: Readonly<Record<string, (engine: ModelEngine) => void>> = {
  ArrowLeft: (engine) => engine.turnBy(-KEY_TURN, 0),
  ArrowRight: (engine) => engine.turnBy(KEY_TURN, 0),
  ArrowUp: (engine) => engine.turnBy(0, KEY_TURN),
  ArrowDown: (engine) => engine.turnBy(0, -KEY_TURN),
  '+': (engine) => engine.zoomBy(1),
  '-': (engine) => engine.zoomBy(-1),
  Home: (engine) => engine.reset(),
};
