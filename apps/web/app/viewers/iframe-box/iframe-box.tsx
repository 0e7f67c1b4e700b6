import { hostOfLink } from '@vitrine/core/links/embed-host';
import { useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { useAfter } from '~/showroom/player/use-after.ts';
import { classes } from '~/ui/classes.ts';
import { ArrowOut, Cross } from '~/ui/icons.tsx';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import { Frame } from '~/ui/viewer-icons.tsx';
import { noteAction, ViewerNote } from '~/ui/viewer-note.tsx';
import { FRAME_PATIENCE, sandboxOf } from './frame-rules.ts';
import styles from './iframe-box.module.css';

/**
 * A frame of another site. Nothing is loaded from there before the visitor has read its origin and opened it; the
 * link to a new window is always there, because a site that refuses framing does not report it.
 */
export default function IframeBox({
  url,
  title,
  isAllowed,
}: {
  /** A followable web address. */
  readonly url: string;
  readonly title: string;
  /** Whether the showroom's settings list its host. */
  readonly isAllowed: boolean;
}) {
  const t = useTexts();
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const isInBrowser = useInBrowser();
  const host = hostOfLink(url) ?? url;
  const newWindow = (
    <a
      className={noteAction(isAllowed ? 'other' : 'first')}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('iframe__new_window')}
      <ArrowOut size={16} />
    </a>
  );
  if (isAllowed && loadedUrl === url) {
    return <LoadedFrame url={url} title={title} host={host} onClose={() => setLoadedUrl(undefined)} />;
  }
  return (
    <div className={styles['box']}>
      <ViewerNote
        icon={<Frame size={24} />}
        sentence={isAllowed ? t('iframe__notice', { host }) : t('iframe__not_allowed', { host })}
      >
        {isAllowed && (
          <button
            type="button"
            className={classes(noteAction('first'), styles['load'])}
            disabled={!isInBrowser}
            onClick={() => setLoadedUrl(url)}
          >
            {t('iframe__load')}
          </button>
        )}
        {newWindow}
      </ViewerNote>
    </div>
  );
}

function LoadedFrame({
  url,
  title,
  host,
  onClose,
}: {
  readonly url: string;
  readonly title: string;
  readonly host: string;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const [state, setState] = useState<'loading' | 'loaded' | 'slow'>('loading');
  useAfter(state === 'loading' ? FRAME_PATIENCE : undefined, () => setState('slow'));
  return (
    <div className={styles['box']}>
      <div className={styles['bar']}>
        <p className={styles['host']}>{t('iframe__shown', { host })}</p>
        <a className={styles['out']} href={url} target="_blank" rel="noopener noreferrer">
          <span>{t('iframe__new_window')}</span>
          <ArrowOut size={16} />
        </a>
        <button type="button" className={styles['close']} aria-label={t('iframe__unload')} onClick={onClose}>
          <Cross />
        </button>
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
          onLoad={() => setState('loaded')}
        />
        {state === 'loading' && <output className={styles['skeleton']} aria-label={t('progress__loading')} />}
        {state === 'slow' && <output className={styles['slow']}>{t('iframe__slow', { host })}</output>}
      </div>
    </div>
  );
}

/** The pressed button no longer exists: the focus moves to what replaced it. */
function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
