import { Check } from '~/ui/icons.tsx';
import { MaskIcon } from '~/ui/mask-icon.tsx';
import { Unbroken } from '~/ui/unbroken.tsx';
import type { IconListItemView } from './article-view.ts';
import styles from './icon-list.module.css';

/** Short facts, each beside an icon. */
export function IconList({ items }: { readonly items: readonly IconListItemView[] }) {
  return (
    <ul className={styles['list']}>
      {items.map(({ icon, title, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no name of their own and never move
        <li key={index}>
          <span className={styles['icon']}>
            {icon ? <MaskIcon icon={icon} size={22} /> : <Check size={20} />}
          </span>
          <div>
            {title !== '' && (
              <p className={styles['title']}>
                <Unbroken>{title}</Unbroken>
              </p>
            )}
            {text !== '' && (
              <p className={styles['text']}>
                <Unbroken>{text}</Unbroken>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
