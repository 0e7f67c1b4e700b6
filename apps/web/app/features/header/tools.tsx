import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { classes } from '~/ui/classes.ts';
import { icon, Search } from '~/ui/icons.tsx';
import { useFirstSign } from '~/ui/use-first-sign.ts';
import styles from './tools.module.css';

const Share = icon(<path d="M12 15V3.5m0 0L7.5 8M12 3.5 16.5 8M5 12.5V20h14v-7.5" />);

/** No one looks for it before they have touched anything. */
const FullscreenButton = lazyWithRetry(() => import('./fullscreen-button.tsx'));

/** Tools of every page: full screen, in a room that is kept for it, search and share. */
export function HeaderTools({
  searchHref,
  shareHref,
}: {
  readonly searchHref?: string | undefined;
  readonly shareHref?: string | undefined;
}) {
  const t = useTexts();
  const isUsed = useFirstSign();
  return (
    <>
      <span className={styles['fullscreen']}>
        {isUsed && (
          <Suspense>
            <FullscreenButton label={t('navigation__fullscreen')} />
          </Suspense>
        )}
      </span>
      {/* In portrait the navigation bar has it. */}
      <ToolLink href={searchHref} label={t('navigation__search')} shortcut="/" className={styles['wideOnly']}>
        <Search />
      </ToolLink>
      <ToolLink href={shareHref} label={t('navigation__share')}>
        <Share />
      </ToolLink>
    </>
  );
}

function ToolLink(props: {
  /** Undefined where there is nothing to open. */
  readonly href: string | undefined;
  readonly label: string;
  /** The keyboard shortcut for the same; the showroom handles it. */
  readonly shortcut?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  if (props.href === undefined) return null;
  return (
    <a
      className={classes(styles['tool'], props.className)}
      href={props.href}
      aria-label={props.label}
      aria-keyshortcuts={props.shortcut}
      title={props.label}
    >
      {props.children}
    </a>
  );
}
