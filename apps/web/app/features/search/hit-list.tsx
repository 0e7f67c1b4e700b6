import type { SearchHit } from '@vitrine/core/search/search-entry';
import { Hit } from './hit.tsx';

/** Hits under one heading; nothing where there are none. */
export function HitList(props: {
  readonly title: string;
  readonly hits: readonly SearchHit[];
  /** The searched words. */
  readonly words: readonly string[];
  readonly pageHref: string;
}) {
  const { title, hits, words, pageHref } = props;
  if (hits.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {hits.map((hit) => (
          <li key={hit.href}>
            <Hit hit={hit} words={words} pageHref={pageHref} />
          </li>
        ))}
      </ul>
    </section>
  );
}
