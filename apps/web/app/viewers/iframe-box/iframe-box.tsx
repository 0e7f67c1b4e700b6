import { hostOfLink } from '@vitrine/core/links/embed-host';
import type { ClientMedia } from '@vitrine/core/world/media';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { ArrowOut } from '~/ui/icons.tsx';
import { Picture } from '~/ui/picture.tsx';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import { Frame } from '~/ui/viewer-icons.tsx';
import { noteAction, ViewerNote } from '~/ui/viewer-note.tsx';
import { LoadedFrame } from './loaded-frame.tsx';
import styles from './iframe-box.module.css';

/**
 * A frame of another site. Nothing is loaded from there before the visitor has read its origin and opened it; the
 * link to a new window is always there, because a site that refuses framing does not report it.
 */
export default function IframeBox({
  url,
  title,
  isAllowed,
  picture,
  isOverlay = false,
}: {
  /** A followable web address. */
  readonly url: string;
  readonly title: string;
  /** Whether the showroom's settings list its host. */
  readonly isAllowed: boolean;
  /** Behind what is asked before it loads, and what is said when it does not. */
  readonly picture?: ClientMedia | undefined;
  /** Whether it fills an overlay, whose close button unloads it as well. */
  readonly isOverlay?: boolean;
}) {
  const t = useTexts();
  const isInBrowser = useInBrowser();
  const [state, setState] = useState<{ readonly url: string; readonly kind: 'loaded' | 'unreachable' }>();
  const host = hostOfLink(url) ?? url;
  const kind = state?.url === url ? state.kind : 'asking';
  if (isAllowed && kind === 'loaded') {
    return (
      <LoadedFrame
        url={url}
        title={title}
        host={host}
        onUnload={isOverlay ? undefined : () => setState(undefined)}
        onUnreachable={() => setState({ url, kind: 'unreachable' })}
      />
    );
  }
  const load = (label: string) => (
    <button
      type="button"
      className={classes(noteAction('first'), styles['load'])}
      disabled={!isInBrowser}
      onClick={() => setState({ url, kind: 'loaded' })}
    >
      {label}
    </button>
  );
  if (kind === 'unreachable') {
    return (
      <Asking picture={picture}>
        <ViewerNote
          isAlert
          icon={<Frame size={24} />}
          className={styles['note']}
          sentence={t('iframe__unreachable', { host })}
        >
          {load(t('iframe__again'))}
          <NewWindow url={url} isFirst={false} />
        </ViewerNote>
      </Asking>
    );
  }
  return (
    <Asking picture={picture}>
      <ViewerNote
        icon={<Frame size={24} />}
        className={styles['note']}
        sentence={isAllowed ? t('iframe__notice', { host }) : t('iframe__not_allowed', { host })}
      >
        {isAllowed && load(t('iframe__load'))}
        <NewWindow url={url} isFirst={!isAllowed} />
      </ViewerNote>
    </Asking>
  );
}

function Asking({
  picture,
  children,
}: {
  readonly picture: ClientMedia | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles['box']} data-pictured={picture !== undefined}>
      {picture && (
        <div className={styles['picture']} aria-hidden="true">
          <Picture media={picture} sizes="100vw" width={1280} isDecorative />
        </div>
      )}
      {children}
    </div>
  );
}

function NewWindow({ url, isFirst }: { readonly url: string; readonly isFirst: boolean }) {
  const t = useTexts();
  return (
    <a
      className={noteAction(isFirst ? 'first' : 'other')}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('iframe__new_window')}
      <ArrowOut size={16} />
    </a>
  );
}
