import type { TextPart } from '@vitrine/core/search/excerpt';
import type { SearchHit, SearchKind } from '@vitrine/core/search/search-entry';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { Document, Grid, Pin, Plus } from '~/ui/icons.tsx';
import { Unbroken } from '~/ui/unbroken.tsx';
import { titleParts } from './search-text.ts';
import styles from './search.module.css';

/** A search hit: its title, and for a PDF the line and the page that contain the words. */
export function Hit(props: {
  readonly hit: SearchHit;
  /** The searched words. */
  readonly words: readonly string[];
  readonly pageHref: string;
  /** It is shown large. */
  readonly isBest?: boolean;
}) {
  const { hit, words, pageHref, isBest = false } = props;
  const t = useTexts();
  const Icon = ICONS[hit.kind];
  return (
    <>
      <a
        className={classes(styles['hit'], isBest && styles['best'])}
        href={hit.walk === undefined ? `${pageHref}${hit.href}` : hit.href}
        data-walk={hit.walk}
      >
        <span className={styles['picture']}>
          {hit.picture === undefined ? <Icon size={22} /> : <img src={hit.picture} alt="" loading="lazy" />}
        </span>
        <span className={styles['words']}>
          <span className={styles['title']}>
            <Marked parts={titleParts(hit.title, words)} />
          </span>
          {hit.excerpt && (
            <span className={styles['excerpt']}>
              <Marked parts={hit.excerpt} />
            </span>
          )}
          {hit.page !== undefined && (
            <span className={styles['context']}>{t('search__page', { page: hit.page })}</span>
          )}
          {hit.context !== '' && <span className={styles['context']}>{hit.context}</span>}
        </span>
      </a>
      {hit.morePages !== undefined && (
        <p className={styles['more']}>
          {hit.morePages.map(({ page, href }) => (
            <a
              key={page}
              href={`${pageHref}${href}`}
              aria-label={t('search__page_of', { page, title: hit.title })}
            >
              {t('search__page', { page })}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

function Marked({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => {
    const Part = isMatch ? 'mark' : Unbroken;
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
    return <Part key={index}>{text}</Part>;
  });
}

const ICONS: Readonly<Record<SearchKind, typeof Pin>> = {
  location: Pin,
  article: Plus,
  dashboard: Grid,
  document: Document,
};
