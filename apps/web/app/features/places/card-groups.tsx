import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { ClientMedia } from '@vitrine/core/world/media';
import { Picture } from '~/ui/picture.tsx';
import styles from './places.module.css';

/** Cards under the name of their category. */
interface CardGroup {
  readonly title?: string;
  /** `<li>` elements. */
  readonly cards: readonly ReactElement[];
}

/** Cards by category, with the one of the visitor's own location in view. */
export function CardGroups({
  groups,
  untitled,
}: {
  readonly groups: readonly CardGroup[];
  /** Heads the cards without a category, beside others. */
  readonly untitled: string;
}) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} className={styles['groups']}>
      {groups.map(({ title, cards }) => (
        <section key={title ?? ''}>
          {(title ?? groups.length > 1) && <h3>{title ?? untitled}</h3>}
          <ul className={styles['cards']}>{cards}</ul>
        </section>
      ))}
    </div>
  );
}

/** The picture of a card. @param children instead of a picture that is missing */
export function CardPicture({
  media,
  children,
}: {
  readonly media: ClientMedia | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <span className={styles['picture']}>
      {media ? (
        <Picture media={media} sizes="(width < 600px) 45vw, max(240px, 18vw)" width={500} isDecorative />
      ) : (
        children
      )}
    </span>
  );
}
