import { useTexts } from '~/i18n/translations.tsx';
import { anchorOf } from '~/ui/action-link.ts';
import { classes } from '~/ui/classes.ts';
import { ArrowLeft, ChevronRight, icon, Lock, Pin } from '~/ui/icons.tsx';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { linkName } from '~/ui/link-name.ts';
import { Picture } from '~/ui/picture.tsx';
import { ItemGlimpse } from './item-glimpse.tsx';
import type { MenuItemView } from './menu-view.ts';
import type { ItemPointing } from './pointing.ts';
import styles from './menu.module.css';

const Mail = icon(<path d="M3.5 6h17v12h-17zm0 1 8.5 6.5L20.5 7" />);
const Phone = icon(
  <path d="M8.6 4H5.5A1.5 1.5 0 0 0 4 5.6C4.5 13.6 10.4 19.5 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-3.1L15.5 13.5l-2 2.2a12 12 0 0 1-5.2-5.2l2.2-2L8.6 4Z" />,
);

/** One item of a menu: a link, with its picture or icon, and its glimpse. */
export function MenuItem({
  item,
  pointing: { isPointedAt, watch },
  isSmall = false,
}: {
  readonly item: MenuItemView;
  readonly pointing: ItemPointing;
  readonly isSmall?: boolean;
}) {
  const t = useTexts();
  const { link, kind, picture, glimpse, isCurrent } = item;
  const shownGlimpse = glimpse && <ItemGlimpse glimpse={glimpse} isPointedAt={isPointedAt} />;
  return (
    <li>
      <a
        {...anchorOf(link)}
        {...watch}
        data-kind={kind}
        className={classes(styles['item'], isSmall && styles['isSmall'])}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={linkName(link, t)}
      >
        {picture && !isSmall ? (
          <span className={styles['picture']}>
            <Picture media={picture} sizes="max(72px, 4.5vw)" width={245} isDecorative />
            {shownGlimpse}
          </span>
        ) : (
          <span className={styles['sign']}>
            <Sign item={item} />
            {shownGlimpse}
          </span>
        )}
        <span className={styles['title']}>
          {link.title}
          {isCurrent && (
            <span className={styles['here']}>
              <Pin size={14} />
              {t('menu__current')}
            </span>
          )}
        </span>
        {!isSmall && <More item={item} />}
      </a>
    </li>
  );
}

/** Behind the title: that a menu follows, or the sign of what a picture does not say the kind of. */
function More({ item: { kind, link, picture } }: { readonly item: MenuItemView }) {
  if (kind !== 'submenu' && (picture === undefined || kind === 'back')) return null;
  return (
    <span className={styles['more']}>
      {kind === 'submenu' ? <ChevronRight size={18} /> : <KindSign link={link} />}
    </span>
  );
}

function KindSign({ link }: Pick<MenuItemView, 'link'>) {
  return link.lock ? <Lock size={18} /> : <KindIcon kind={link.kind} />;
}

function Sign({ item }: { readonly item: MenuItemView }) {
  switch (item.kind) {
    case 'back':
      return <ArrowLeft size={18} />;
    case 'mail':
      return <Mail size={18} />;
    case 'phone':
      return <Phone size={18} />;
    default:
      return <KindIcon kind={item.link.kind} />;
  }
}
