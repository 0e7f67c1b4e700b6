import { useRef, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { beginPresentation } from '~/showroom/window/begin-presentation.ts';
import { copyText, shareNatively, useCanShare } from '~/showroom/requests/sharing.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { classes } from '~/ui/classes.ts';
import { Check, icon } from '~/ui/icons.tsx';
import { QrDrawing } from '~/ui/qr-drawing.tsx';
import type { ShareView } from './share-view.ts';
import styles from './share.module.css';

const Copy = icon(<path d="M9 9h11v11H9V9Zm-3 6H4V4h11v2" />);
const Mail = icon(<path d="M3.5 5.5h17v13h-17v-13Zm0 .8 8.5 7 8.5-7" />);
const Screens = icon(<path d="M3.5 5h12v9h-12V5Zm5 13h12V9M8 17.5h3" />);
const Send = icon(<path d="M12 15V3.5m0 0L7.5 8M12 3.5 16.5 8M5 12.5V20h14v-7.5" />);

/**
 * The page's link: to send, to copy, and as a code for phones. On a phone the code comes last: it is the page that one
 * is on. Code and link work without scripts.
 */
export default function ShareBody({ content }: { readonly content: ShareView }) {
  const t = useTexts();
  const { title, world, href, qr, mayPresent } = content;
  const canShare = useCanShare();
  const words = `${title} · ${world}`;
  return (
    <div className={styles['share']}>
      <div className={styles['options']}>
        {canShare && (
          <button
            type="button"
            className={styles['first']}
            onClick={() => shareNatively({ title: words, url: href })}
          >
            <Send />
            {t('share__native')}
          </button>
        )}
        <LinkField href={href} isFirst={!canShare} />
        <a
          className={styles['option']}
          href={`mailto:?subject=${encodeURIComponent(words)}&body=${encodeURIComponent(href)}`}
        >
          <Mail />
          {t('share__mail')}
        </a>
        {mayPresent && <BeginPresentation />}
      </div>
      <figure className={styles['code']}>
        <QrDrawing code={qr} name={t('share__qr', { title })} />
        <figcaption>
          <strong>{title}</strong>
          {t('share__qr_hint')}
        </figcaption>
      </figure>
    </div>
  );
}

/** The second tap of two: the code is there at once. */
function BeginPresentation() {
  const t = useTexts();
  const own = useShowroomWindow();
  const [isBusy, setIsBusy] = useState(false);
  const begin = async () => {
    setIsBusy(true);
    const hasBegun = await beginPresentation(own);
    setIsBusy(false);
    if (!hasBegun) own.notifications.notify({ message: t('presentation__start_failed'), status: 'warning' });
  };
  return (
    <div className={styles['guide']}>
      <button
        type="button"
        className={styles['option']}
        aria-busy={isBusy}
        aria-describedby="guide-hint"
        onClick={() => {
          if (!isBusy) void begin();
        }}
      >
        <Screens />
        {t('presentation__guide')}
      </button>
      <p id="guide-hint">{t('presentation__guide_hint')}</p>
    </div>
  );
}

/** The link to copy: with a tap where the browser permits it, by hand everywhere. */
function LinkField({
  href,
  isFirst,
}: {
  readonly href: string;
  /** Copying is what most people do here. */
  readonly isFirst: boolean;
}) {
  const t = useTexts();
  const { notify } = useShowroomWindow().notifications;
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    const isDone = await copyText(href);
    setCopied(isDone);
    if (isDone) notify({ message: t('share__copied'), status: 'success' });
    else notify({ message: t('share__copy_failed'), status: 'warning', timeout: 8000 });
  };
  return (
    <div className={styles['link']}>
      <label>
        <span className={styles['label']}>{t('share__link')}</span>
        <input
          ref={field}
          className={styles['field']}
          readOnly
          value={href}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button
        type="button"
        className={classes(
          isFirst ? styles['first'] : styles['option'],
          styles['copy'],
          isCopied && styles['isCopied'],
        )}
        onClick={() => void copy()}
      >
        {isCopied ? <Check /> : <Copy />}
        {isCopied ? t('share__copied') : t('share__copy')}
      </button>
    </div>
  );
}
