import type { GroupView } from '~/page-data/location-view.ts';
import { useTexts } from '~/i18n/translations.tsx';
import { anchorOf } from '~/ui/action-link.ts';
import { classes } from '~/ui/classes.ts';
import { Lock } from '~/ui/icons.tsx';
import { linkName } from '~/ui/link-name.ts';
import styles from './group-logo.module.css';

/**
 * The logo of the group that the location belongs to: image, title and subtitle, leading where the editor says
 * (specification section 4, Layout state: group logo). It is hidden while the visitor is travelling.
 */
export function GroupLogo({
  group,
  isMoving,
  className,
}: {
  readonly group: GroupView | undefined;
  readonly isMoving: boolean;
  readonly className?: string | undefined;
}) {
  const t = useTexts();
  const logo = group?.logo;
  if (logo === undefined || isMoving) return null;
  const content = (
    <>
      {logo.image && <img src={logo.image.url} alt="" width={logo.image.width} height={logo.image.height} />}
      <span className={styles['words']}>
        <b>{logo.title || group?.title}</b>
        {logo.subtitle && <small>{logo.subtitle}</small>}
      </span>
    </>
  );
  const names = classes(styles['group'], className);
  if (logo.link === undefined) return <div className={names}>{content}</div>;
  return (
    <a
      className={names}
      {...anchorOf(logo.link)}
      aria-label={linkName({ ...logo.link, title: logo.title || group?.title || '' }, t)}
    >
      {content}
      {logo.link.lock && <Lock size={16} />}
    </a>
  );
}
