import type { MouseEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { isPlainClick } from '~/ui/plain-click.ts';
import { HitList } from './hit-list.tsx';
import type { SearchView } from './search-view.ts';
import styles from './search.module.css';

/** What the search shows before anything is typed: what the visitor searched before, topics, and popular articles. */
export function SearchStart(props: {
  readonly view: SearchView;
  readonly recent: readonly string[];
  readonly search: (query: string) => void;
}) {
  const { view, recent, search } = props;
  const t = useTexts();
  const onTopic = (event: MouseEvent, title: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    search(title);
  };
  return (
    <>
      {recent.length > 0 && (
        <section>
          <h3>{t('search__recent')}</h3>
          <ul className={styles['chips']}>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" className={styles['chip']} onClick={() => search(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.topics.length > 0 && (
        <section>
          <h3>{t('search__categories')}</h3>
          <ul className={styles['chips']}>
            {view.topics.map(({ title, href }) => (
              <li key={title}>
                <a className={styles['chip']} href={href} onClick={(event) => onTopic(event, title)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <HitList title={t('search__popular')} hits={view.popular} words={[]} pageHref={view.pageHref} />
    </>
  );
}
