import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { useFullscreen } from '~/ui/use-fullscreen.ts';
import { Expand, Shrink, StartView, ZoomIn, ZoomOut } from '~/ui/tool-icons.tsx';
import type { EngineFailure } from './use-engine.ts';
import styles from './view-360.module.css';

/** The first progress, so that a loading view is visible at once. */
const SHORTEST_LINE = 0.04;

/** The controls of every 360 view. */
export interface ViewControls {
  /** Positive: closer. */
  readonly zoomBy: (step: number) => void;
  readonly reset: () => void;
}

/**
 * The box of a 360 view: its poster until it has loaded, its progress, its error, and its controls. The box keeps
 * its size from the beginning.
 */
export function ViewFrame(props: {
  readonly fillsScreen: boolean;
  readonly label: string;
  /** The possible gestures, in a few words, until the visitor has used one. */
  readonly hint: string;
  /** The poster below the drawn view, visible until that has loaded. */
  readonly poster: ReactNode;
  /** The element that the view is drawn into. */
  readonly stage: ReactNode;
  /** Undefined until the view can be controlled. */
  readonly controls: ViewControls | undefined;
  /** How much has arrived, 0 to 1. */
  readonly progress: number;
  readonly failure: EngineFailure | undefined;
  readonly onRetry: () => void;
  /** More controls, before the usual ones. */
  readonly tools?: ReactNode;
  /** Below the view, above its lower edge. */
  readonly foot?: ReactNode;
}) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(box);
  const { controls, failure } = props;
  const isLoading = controls === undefined && failure === undefined;
  return (
    <section
      ref={box}
      className={classes(styles['box'], props.fillsScreen && styles['fills'], controls && styles['fixed'])}
      aria-label={props.label}
      aria-busy={isLoading}
    >
      <div className={styles['poster']}>{props.poster}</div>
      <div className={styles['stage']}>{props.stage}</div>
      {isLoading && (
        <progress
          className={styles['loading']}
          aria-label={t('progress__loading')}
          value={Math.max(SHORTEST_LINE, props.progress)}
        />
      )}
      {failure && (
        <div className={styles['failure']} role="alert">
          <p>{t(failure === 'no-webgl' ? 'view360__no_webgl' : 'view360__failed')}</p>
          {failure === 'unavailable' && (
            <button type="button" className={styles['retry']} onClick={props.onRetry}>
              {t('view360__retry')}
            </button>
          )}
        </div>
      )}
      {controls && <p className={styles['hint']}>{props.hint}</p>}
      <div className={styles['foot']}>
        {props.foot}
        {controls && (
          <div className={styles['tools']} role="toolbar" aria-label={t('view360__controls')}>
            {props.tools}
            <ToolButton label={t('view360__zoom_out')} onClick={() => controls.zoomBy(-1)}>
              <ZoomOut />
            </ToolButton>
            <ToolButton label={t('view360__zoom_in')} onClick={() => controls.zoomBy(1)}>
              <ZoomIn />
            </ToolButton>
            <ToolButton label={t('view360__reset')} onClick={controls.reset}>
              <StartView />
            </ToolButton>
            {fullscreen.isPossible && (
              <ToolButton
                label={t(fullscreen.isOn ? 'view360__fullscreen_end' : 'view360__fullscreen')}
                onClick={fullscreen.toggle}
              >
                {fullscreen.isOn ? <Shrink /> : <Expand />}
              </ToolButton>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** A control of a 360 view. */
export function ToolButton(props: {
  readonly label: string;
  readonly onClick: () => void;
  /** Of a control that toggles. */
  readonly isPressed?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.isPressed}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}
