import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { icon, Search } from '~/ui/icons.tsx';
import { useFullscreen } from '~/ui/use-fullscreen.ts';
import styles from './tools.module.css';

const Share = icon(<path d="M12 15V3.5m0 0L7.5 8M12 3.5 16.5 8M5 12.5V20h14v-7.5" />);
const Expand = icon(<path d="M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5" />);
const Shrink = icon(<path d="M4 9h5V4m11 5h-5V4M4 15h5v5m11-5h-5v5" />);

/**
 * Tools of every page: full screen, search and share. Full screen comes first, because it only appears once the
 * browser was asked: nothing else shifts for it.
 */
export function HeaderTools({
  searchHref,
  shareHref,
}: {
  readonly searchHref?: string | undefined;
  readonly shareHref?: string | undefined;
}) {
  const t = useTexts();
  return (
    <>
      <FullscreenButton label={t('navigation__fullscreen')} />
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

const page = {
  get current() {
    return document.documentElement;
  },
};

/** Shows the whole page over the whole screen; its state is announced as that of a switch. */
function FullscreenButton({ label }: { readonly label: string }) {
  const { isPossible, isOn, toggle } = useFullscreen(page);
  if (!isPossible) return null;
  return (
    <button
      type="button"
      className={classes(styles['tool'], styles['roomyOnly'])}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={toggle}
    >
      {isOn ? <Shrink /> : <Expand />}
    </button>
  );
}
