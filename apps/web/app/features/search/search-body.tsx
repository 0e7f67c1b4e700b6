import { withSubject } from '@vitrine/core/overlays/contact-address';
import type { SearchKind } from '@vitrine/core/search/search-entry';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { TextKey } from '~/i18n/translations.tsx';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { useTypedBefore } from '~/ui/use-typed-before.ts';
import { HitList } from './hit-list.tsx';
import { Hit } from './hit.tsx';
import { createSearchMemory } from './search-memory.ts';
import { SearchStart } from './search-start.tsx';
import { groupHits } from './search-text.ts';
import type { SearchView } from './search-view.ts';
import { useCountedSearch } from './use-counted-search.ts';
import { useHits } from './use-hits.ts';
import styles from './search.module.css';

/** The search: a field, and its hits while the visitor types. */
export default function SearchBody({ content: view }: { readonly content: SearchView }) {
  const t = useTexts();
  const memory = useShowroomWindow().part(createSearchMemory);
  const [query, setQuery] = useState(view.query === '' ? memory.lastQuery() : view.query);
  const { hits, near, words, areCurrent, isLoading, hasFailed } = useHits(view, query);
  const [best, ...others] = hits;
  useCountedSearch(query, hits.length);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const search = (text: string) => {
    memory.keepQuery(text);
    setQuery(text);
  };
  useTypedBefore(field, query, search);
  useEffect(() => {
    const element = field.current;
    // A visitor who is typing already continues: a selection would be overwritten by the next letter.
    if (element === null || element === document.activeElement) return;
    element.focus();
    element.select();
  }, []);

  // Enter may come before the hits: it opens a hit for the typed text.
  const isOpeningFirst = useRef(false);
  useEffect(() => {
    if (!areCurrent || !isOpeningFirst.current) return;
    isOpeningFirst.current = false;
    if (hits.length > 0) list.current?.querySelector('a')?.click();
  }, [areCurrent, hits]);

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const all = links();
    const current = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = current + (event.key === 'ArrowDown' ? 1 : -1);
      if (next < 0) field.current?.focus();
      else all[Math.min(next, all.length - 1)]?.focus();
    } else if (event.key === 'Enter' && event.target === field.current && !hasFailed) {
      event.preventDefault();
      // What is only offered, because nothing is found or typed, is not what Enter asks for.
      if (areCurrent && hits.length > 0) all[0]?.click();
      else isOpeningFirst.current = !areCurrent;
    }
  };
  const onFollowed = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a') !== null) memory.remember(query);
  };
  const isAsked = query.trim() !== '';
  const count = isLoading ? undefined : hits.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move among the links inside
    <div className={styles['search']} onKeyDown={onKeyDown}>
      <search>
        <form method="get" action={view.pageHref} className={styles['form']}>
          <label className={styles['label']} htmlFor="search-field">
            {t('search__label')}
          </label>
          <input
            ref={field}
            id="search-field"
            className={styles['field']}
            type="search"
            name="search"
            value={query}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('search__placeholder')}
            onChange={(event) => {
              isOpeningFirst.current = false;
              search(event.target.value);
            }}
          />
        </form>
      </search>
      <output className={styles['count']}>
        {isAsked && !hasFailed && count === 0 && t('search__nothing', { query: query.trim() })}
        {isAsked && !hasFailed && count !== undefined && count > 0 && t('search__count', { count })}
        {isAsked && hasFailed && t('search__failed')}
        {!isAsked && <span className={styles['hint']}>{t('search__hint')}</span>}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only notes that a link inside was followed */}
      <div ref={list} className={styles['results']} aria-busy={isAsked && isLoading} onClick={onFollowed}>
        {isAsked && best !== undefined && (
          <section>
            <h3>{t('search__best')}</h3>
            <Hit hit={best} words={words} pageHref={view.pageHref} isBest />
          </section>
        )}
        {isAsked &&
          groupHits(others).map((group) => (
            <HitList
              key={group.kind}
              title={t(HEADINGS[group.kind])}
              hits={group.hits}
              words={words}
              pageHref={view.pageHref}
            />
          ))}
        {isAsked && count === 0 && (
          <>
            <HitList title={t('search__near')} hits={near} words={[]} pageHref={view.pageHref} />
            <p>
              <a className={styles['ask']} href={withSubject(view.contactHref, query)}>
                {t('search__ask', { query: query.trim() })}
              </a>
            </p>
          </>
        )}
        {(!isAsked || count === 0) && <SearchStart view={view} recent={memory.recent()} search={search} />}
      </div>
    </div>
  );
}

const HEADINGS: Readonly<Record<SearchKind, TextKey>> = {
  location: 'search__locations',
  article: 'search__articles',
  dashboard: 'search__dashboards',
  document: 'search__documents',
};
