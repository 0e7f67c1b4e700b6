import { useTexts } from '~/i18n/translations.tsx';
import { ArrowRight, Search } from '~/ui/icons.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Unbroken } from '~/ui/unbroken.tsx';
import type { NextArticleView, PlainLink } from './article-view.ts';
import styles from './article-end.module.css';

/** What the data above can be put beside. */
export function Comparisons({ links }: { readonly links: readonly PlainLink[] }) {
  const t = useTexts();
  if (links.length === 0) return null;
  return (
    <p className={styles['comparisons']}>
      <span>{t('article__compare')}</span>
      {links.map(({ title, href }) => (
        <a key={href} href={href} aria-label={t('article__compare_with', { title })}>
          <Unbroken>{title}</Unbroken>
        </a>
      ))}
    </p>
  );
}

/** Words that lead to what else is found by them. */
export function Tags({ tags }: { readonly tags: readonly PlainLink[] }) {
  const t = useTexts();
  return (
    <ul className={styles['tags']} aria-label={t('article__tags')}>
      {tags.map(({ title, href }) => (
        <li key={title}>
          <a href={href} aria-label={t('article__search_for', { title })}>
            <Search size={14} />
            <Unbroken>{title}</Unbroken>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The next one of the same category, as one large link. */
export function NextArticle({ next }: { readonly next: NextArticleView }) {
  const t = useTexts();
  return (
    <a className={styles['next']} href={next.href}>
      {next.cover && <Picture media={next.cover} sizes="max(160px, 10vw)" width={245} isDecorative />}
      <span className={styles['words']}>
        <span className={styles['hint']}>{t('article__next', { category: next.category })}</span>
        <span className={styles['title']}>
          <Unbroken>{next.title}</Unbroken>
        </span>
      </span>
      <ArrowRight size={24} />
    </a>
  );
}
