import { useRef } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { FigureList } from '~/ui/figure-list.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Unbroken } from '~/ui/unbroken.tsx';
import { ActionCards } from './action-cards.tsx';
import { ArticleBar, ArticleDock } from './article-bar.tsx';
import { Comparisons, NextArticle, Tags } from './article-end.tsx';
import type { ArticleView } from './article-view.ts';
import { ProductFacts, ProductVariants } from './product.tsx';
import { ArticleSection } from './article-section.tsx';
import { TOP_ID } from './section-id.ts';
import { useArticleView } from './use-article-view.ts';
import styles from './article.module.css';
import './print.css';

/** The texts and sections of an article, between its bar and what leads on from it. */
export default function ArticleBody({ content: article }: { readonly content: ArticleView }) {
  const t = useTexts();
  const root = useRef<HTMLElement>(null);
  useArticleView(root);
  const summary = article.summary && (
    <p className={styles['summary']}>
      <Unbroken>{article.summary}</Unbroken>
    </p>
  );
  // The figures take the place beside the cover; without them it is the summary's.
  const isSummaryAtCover = article.cover !== undefined && article.figures.length === 0;
  const lastTable = article.sections.findLastIndex(({ kind }) => kind === 'table');
  return (
    <article ref={root} className={styles['article']}>
      {article.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="overlay" />
      ))}
      <ArticleBar article={article} />
      <div id={TOP_ID} tabIndex={-1} className={styles['top']}>
        {article.cover && (
          <Picture
            className={styles['cover']}
            media={article.cover}
            sizes="(width < 1000px) 100vw, max(952px, 59.5vw)"
            width={1000}
            focus={article.coverFocus}
            isEager
          />
        )}
        {article.figures.length > 0 && (
          <FigureList figures={article.figures} label={t('article__figures')} className={styles['figures']} />
        )}
        {isSummaryAtCover && summary}
      </div>
      {article.product && <ProductFacts product={article.product} title={article.title} />}
      {!isSummaryAtCover && summary}
      {article.product?.variants && <ProductVariants variants={article.product.variants} />}
      {article.sections.map((section, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- sections have no name of their own and never move
        <ArticleSection key={index} index={index} section={section} articleTitle={article.title}>
          {index === lastTable && <Comparisons links={article.comparisons} />}
        </ArticleSection>
      ))}
      {article.buttons.length > 0 && (
        <div className={styles['section']}>
          <ActionCards buttons={article.buttons} />
        </div>
      )}
      {article.tags.length > 0 && <Tags tags={article.tags} />}
      {article.next && <NextArticle next={article.next} />}
      <ArticleDock article={article} />
    </article>
  );
}
