import { useTexts } from '~/i18n/translations.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { ArticleSectionView, ArticleView } from './article-view.ts';
import styles from './article.module.css';

/** What an article says and shows. */
export default function ArticleBody({ content: article }: { readonly content: ArticleView }) {
  const t = useTexts();
  return (
    <article className={styles['article']}>
      {article.cover && (
        <Picture
          className={styles['cover']}
          media={article.cover}
          sizes="(width < 900px) 100vw, 860px"
          width={1000}
          isEager
        />
      )}
      {article.summary && <p className={styles['summary']}>{article.summary}</p>}
      {article.sections.map((section, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- sections have no name of their own and never move
        <Section key={index} section={section} />
      ))}
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

function Section({ section }: { readonly section: ArticleSectionView }) {
  return (
    <section className={styles['section']}>
      {section.title && <h3>{section.title}</h3>}
      {section.kind === 'text' ? (
        // Rendered and sanitised on the server (rich-text.server.ts).
        <div className={styles['text']} dangerouslySetInnerHTML={{ __html: section.html }} />
      ) : (
        section.media.map((media) => (
          <figure key={media.url} className={styles['figure']}>
            {media.mime.startsWith('video/') ? (
              // oxlint-disable-next-line jsx-a11y/media-has-caption -- the library holds no captions for these
              <video
                src={media.url}
                controls
                playsInline
                preload="metadata"
                title={media.title ?? media.name}
              />
            ) : (
              <Picture media={media} sizes="(width < 900px) 100vw, 812px" width={1000} />
            )}
            {media.title && <figcaption>{media.title}</figcaption>}
          </figure>
        ))
      )}
    </section>
  );
}
