import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { useFullscreen } from '~/ui/use-fullscreen.ts';
import { Expand, Shrink, StartView, ZoomIn, ZoomOut } from '~/ui/tool-icons.tsx';
import type { EngineFailure } from './use-engine.ts';
import styles from './view-360.module.css';

/** That something is on its way is seen before anything of it has come. */
const SHORTEST_LINE = 0.04;

/** What every 360 view can do, whatever it shows. */
export interface ViewControls {
  /** Positive: closer. */
  readonly zoomBy: (step: number) => void;
  readonly reset: () => void;
}

/**
 * The box of a 360 view: its poster until there is something to see, how far that is, what went wrong, and
 * the controls. The box keeps its size from the first moment on.
 */
export function ViewFrame(props: {
  readonly fillsScreen: boolean;
  readonly label: string;
  /** What one can do, in a few words, until it has been done. */
  readonly hint: string;
  /** Lies below the drawn view and is seen until that is there. */
  readonly poster: ReactNode;
  /** Where the view is drawn. */
  readonly stage: ReactNode;
  /** Undefined as long as nothing can be done yet. */
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
      className={classes(styles['box'], props.fillsScreen && styles['fills'], controls && styles['stands'])}
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
  /** Of a control that stays on or off. */
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
