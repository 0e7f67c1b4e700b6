import { useTexts } from '~/i18n/translations.tsx';
import { anchorOf } from '~/ui/action-link.ts';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { ShortcutGroup } from './places-view.ts';
import { Shelf } from './shelf.tsx';
import styles from './places.module.css';

/** The articles by category title. */
export function Shortcuts({ groups }: { readonly groups: readonly ShortcutGroup[] }) {
  const t = useTexts();
  return (
    <Shelf>
      {groups.map((group) => (
        <section key={group.title ?? ''} className={styles['group']}>
          {(group.title ?? groups.length > 1) && <h3>{group.title ?? t('places__more_articles')}</h3>}
          <ul className={styles['cards']}>
            {group.articles.map((article) => (
              <li key={article.href}>
                <a className={styles['card']} {...anchorOf(article)}>
                  <span className={styles['picture']}>
                    {article.cover ? (
                      <Picture
                        media={article.cover}
                        sizes="(width < 600px) 45vw, max(260px, 16.25vw)"
                        width={500}
                        isDecorative
                      />
                    ) : (
                      <KindIcon kind={article.kind} size={28} />
                    )}
                  </span>
                  <span className={styles['name']}>{article.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Shelf>
  );
}
