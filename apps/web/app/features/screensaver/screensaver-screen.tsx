import { imageUrl } from '@vitrine/core/media/image-address';
import type { ClientMedia } from '@vitrine/core/world/media';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { createWindowIdle } from '~/showroom/window/idle.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import type { ScreensaverRunner, Shown } from '~/showroom/screensaver/screensaver-runner.ts';
import { useAfter } from '~/showroom/player/use-after.ts';
import { classes } from '~/ui/classes.ts';
import { icon } from '~/ui/icons.tsx';
import { ScreensaverLayer } from './screensaver-layer.tsx';
import styles from './screensaver.module.css';

const Finger = icon(
  <path d="M9 11.5V4.7a1.7 1.7 0 0 1 3.4 0v5.3l4.8 1a2.4 2.4 0 0 1 1.9 2.6l-.5 3.7a4.2 4.2 0 0 1-4.2 3.7h-2a4.2 4.2 0 0 1-3.3-1.6l-3.6-4.6a1.6 1.6 0 0 1 2.4-2.1L9 14" />,
);

/** Milliseconds that the last picture takes to fade when a visitor arrives; the style sheet has the same value. */
const FADE_OUT = 400;

/** Pixels: the width that logos are fetched in. */
const LOGO_WIDTH = 500;

/** The screen while no one is at the window, and its invitation. */
export function ScreensaverScreen(props: {
  readonly shown: Shown | undefined;
  readonly report: ScreensaverRunner['report'];
  readonly logo: ClientMedia | undefined;
  readonly name: string;
  /** What the world says of itself. */
  readonly claim: string;
  readonly style: CSSProperties | undefined;
}) {
  const { shown } = props;
  // The last picture stays until it has faded.
  const [last, setLast] = useState(shown);
  if (shown !== undefined && shown !== last) setLast(shown);
  const isLeaving = shown === undefined;
  useAfter(isLeaving && last !== undefined ? FADE_OUT : undefined, () => setLast(undefined));
  return last && <Screen {...props} shown={last} isLeaving={isLeaving} />;
}

function Screen({
  shown,
  isLeaving,
  report,
  logo,
  name,
  claim,
  style,
}: Omit<Parameters<typeof ScreensaverScreen>[0], 'shown'> & {
  readonly shown: Shown;
  readonly isLeaving: boolean;
}) {
  const t = useTexts();
  const idle = useShowroomWindow().part(createWindowIdle);
  const dialog = useRef<HTMLDialogElement>(null);
  const layers = useLayers(shown);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser gives the focus back to where it was.
    return () => element?.close();
  }, []);
  useEffect(() => {
    if (isLeaving) return undefined;
    const { dataset } = document.documentElement;
    dataset['screensaver'] = '';
    return () => {
      delete dataset['screensaver'];
    };
  }, [isLeaving]);

  return (
    <dialog
      ref={dialog}
      className={classes(styles['screen'], isLeaving && styles['isLeaving'])}
      style={style}
      aria-label={t('screensaver__title')}
      data-screensaver=""
      data-shows={shown.step.item.kind}
      onCancel={(event) => {
        // The back gesture of a phone, which raises no input event on the page.
        event.preventDefault();
        idle.restartCount();
      }}
    >
      {layers.map((layer) => (
        <ScreensaverLayer
          key={layer.step.id}
          shown={layer}
          isCurrent={layer === shown}
          onReport={(type) => report(type, layer.step.id)}
        />
      ))}
      <div className={styles['caption']}>
        <div className={styles['words']}>
          {logo ? (
            <img
              className={styles['logo']}
              src={imageUrl(logo, LOGO_WIDTH)}
              alt={logo.alternativeText || name}
            />
          ) : (
            <p className={styles['name']}>{name}</p>
          )}
          {shown.step.item.title !== undefined && <p className={styles['title']}>{shown.step.item.title}</p>}
          {claim !== '' && <p className={styles['claim']}>{claim}</p>}
        </div>
        <button type="button" className={styles['begin']}>
          <span className={styles['finger']}>
            <Finger size={40} />
          </span>
          {t('screensaver__begin')}
        </button>
      </div>
    </dialog>
  );
}

/** The current step, above the previous one: one fades into the other. */
function useLayers(shown: Shown): readonly Shown[] {
  const [layers, setLayers] = useState<readonly Shown[]>([shown]);
  const current = layers.at(-1);
  if (current === shown) return layers;
  const next = [...(current ? [current] : []), shown];
  setLayers(next);
  return next;
}
