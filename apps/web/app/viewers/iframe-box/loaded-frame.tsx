import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { useAfter } from '~/showroom/player/use-after.ts';
import { siteAnswers } from '~/showroom/requests/site-answers.ts';
import { classes } from '~/ui/classes.ts';
import { ArrowOut } from '~/ui/icons.tsx';
import { FRAME_PATIENCE, sandboxOf } from './frame-rules.ts';
import styles from './iframe-box.module.css';

/**
 * The frame with its origin. What it can know of it: that the site is not reached, and that nothing has come for some
 * seconds. What it cannot: whether what has come is the page, an error, or the browser's refusal to frame it; for that
 * there is the link.
 */
export function LoadedFrame({
  url,
  title,
  host,
  onUnload,
  onUnreachable,
}: {
  readonly url: string;
  readonly title: string;
  readonly host: string;
  /** Absent: what is around the frame closes it. */
  readonly onUnload: (() => void) | undefined;
  readonly onUnreachable: () => void;
}) {
  const t = useTexts();
  const [hasLoaded, setHasLoaded] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  // The browser's own error page counts as loaded: it stays covered until the site has answered.
  const isShown = hasLoaded && isAnswered;
  useAfter(isShown ? undefined : FRAME_PATIENCE, () => setIsSlow(true));

  const report = useEffectEvent((isReached: boolean) => {
    if (isReached) setIsAnswered(true);
    else onUnreachable();
  });
  useEffect(() => {
    const ending = new AbortController();
    const ask = async () => {
      const isReached = await siteAnswers(url, ending.signal);
      if (!ending.signal.aborted) report(isReached);
    };
    void ask();
    return () => ending.abort();
  }, [url]);

  const state = isShown ? 'loaded' : isSlow ? 'slow' : 'loading';
  return (
    <div className={styles['box']}>
      <div className={styles['bar']}>
        <p className={styles['host']}>
          {t('iframe__shown', { host })} <span>{t('iframe__nothing_seen')}</span>
        </p>
        <a className={styles['out']} href={url} target="_blank" rel="noopener noreferrer">
          <span>{t('iframe__new_window')}</span>
          <ArrowOut size={16} />
        </a>
        {onUnload && (
          <button type="button" className={classes(styles['out'], styles['unload'])} onClick={onUnload}>
            {t('iframe__unload')}
          </button>
        )}
      </div>
      <div className={styles['area']} data-state={state}>
        <iframe
          ref={focus}
          className={styles['frame']}
          src={url}
          title={title}
          sandbox={sandboxOf(url, globalThis.location.origin)}
          allow="fullscreen; autoplay; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin"
          onLoad={() => setHasLoaded(true)}
        />
        {state === 'loading' && <output className={styles['skeleton']} aria-label={t('progress__loading')} />}
        {state === 'slow' && (
          <div className={styles['slow']}>
            <output>{t('iframe__slow', { host })}</output>
            <a className={styles['out']} href={url} target="_blank" rel="noopener noreferrer">
              {t('iframe__new_window')}
              <ArrowOut size={16} />
            </a>
          </div>
        )}
      </div>
    </div>
  );
}

/** The pressed button no longer exists: the focus moves to what replaced it. */
function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
