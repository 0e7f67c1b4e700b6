import { useTexts } from '~/i18n/translations.tsx';
import { Picture } from '~/ui/picture.tsx';
import { ActionCards } from './action-cards.tsx';
import type { ArticleView } from './article-view.ts';
import { ArticleSection } from './article-section.tsx';
import styles from './article.module.css';

/** The texts and sections of an article. */
export default function ArticleBody({ content: article }: { readonly content: ArticleView }) {
  const t = useTexts();
  return (
    <article className={styles['article']}>
      {article.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="overlay" />
      ))}
      {article.cover && (
        <Picture
          className={styles['cover']}
          media={article.cover}
          sizes="(width < 1000px) 100vw, 952px"
          width={1000}
          isEager
        />
      )}
      {article.summary && <p className={styles['summary']}>{article.summary}</p>}
      {article.sections.map((section, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- sections have no name of their own and never move
        <ArticleSection key={index} section={section} articleTitle={article.title} />
      ))}
      {article.buttons.length > 0 && (
        <div className={styles['section']}>
          <ActionCards buttons={article.buttons} />
        </div>
      )}
      {article.tags.length > 0 && (
        <ul className={styles['tags']} aria-label={t('article__tags')}>
          {article.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
