import { useRef } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { anchorOf } from '~/ui/action-link.ts';
import type { ActionLink } from '~/ui/action-link.ts';
import { classes } from '~/ui/classes.ts';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { linkName } from '~/ui/link-name.ts';
import { Share } from './article-icons.tsx';
import type { ArticleView } from './article-view.ts';
import { useCurrentChapter } from './use-current-chapter.ts';
import styles from './article-bar.module.css';

/**
 * Stays below the head of the article: its chapters, sharing, and the main action. The chapters are plain anchors;
 * scripts add the mark of the current one.
 */
export function ArticleBar({ article }: { readonly article: ArticleView }) {
  const t = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  const current = useCurrentChapter(bar, article.chapters);
  return (
    <div ref={bar} className={styles['bar']}>
      {article.chapters.length > 0 && (
        <nav className={styles['chapters']} aria-label={t('article__chapters')}>
          <ul>
            {article.chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current || undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ArticleTools article={article} className={styles['beside']} />
    </div>
  );
}

/** The same tools at the foot of a phone's sheet. */
export function ArticleDock({ article }: { readonly article: ArticleView }) {
  return <ArticleTools article={article} className={styles['dock']} />;
}

function ArticleTools({
  article: { buttons, shareHref },
  className,
}: {
  readonly article: ArticleView;
  readonly className: string | undefined;
}) {
  const t = useTexts();
  const [main] = buttons;
  return (
    <div className={classes(styles['tools'], className)}>
      <a className={styles['share']} href={shareHref}>
        <Share />
        <span>{t('article__share')}</span>
      </a>
      {main && <MainAction link={main} />}
    </div>
  );
}

function MainAction({ link }: { readonly link: ActionLink }) {
  const t = useTexts();
  return (
    <a className={styles['main']} {...anchorOf(link)} aria-label={linkName(link, t)}>
      <KindIcon kind={link.kind} />
      <span>{link.title}</span>
    </a>
  );
}
