import type { Figure } from '@vitrine/core/world/content';
import { useTexts } from '~/i18n/translations.tsx';
import { anchorOf } from '~/ui/action-link.ts';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { CardGroups, CardPicture } from './card-groups.tsx';
import type { ShortcutCard, ShortcutGroup } from './places-view.ts';
import styles from './places.module.css';

/** The articles by category title. */
export function Shortcuts({ groups }: { readonly groups: readonly ShortcutGroup[] }) {
  const t = useTexts();
  return (
    <CardGroups
      groups={groups.map(({ articles, ...group }) => ({
        ...group,
        cards: articles.map((article) => <Shortcut key={article.href} article={article} />),
      }))}
      untitled={t('places__more_articles')}
    />
  );
}

function Shortcut({ article }: { readonly article: ShortcutCard }) {
  return (
    <li>
      <a className={styles['card']} {...anchorOf(article)}>
        <CardPicture media={article.cover}>
          <KindIcon kind={article.kind} size={28} />
        </CardPicture>
        <span className={styles['name']}>
          {article.title}
          {article.figure && <CardFigure figure={article.figure} />}
        </span>
      </a>
    </li>
  );
}

function CardFigure({ figure: { value, unit, label } }: { readonly figure: Figure }) {
  return (
    <span className={styles['figure']}>
      <b>{unit === '' ? value : `${value}\u00A0${unit}`}</b> {label}
    </span>
  );
}
