import { Picture } from '~/ui/picture.tsx';
import type { StopCard } from './story-view.ts';
import styles from './stop-list.module.css';

/** Stops in their order, as links with pictures, which need no scripts. */
export function StopList({
  title,
  stops,
  notes,
}: {
  readonly title: string;
  readonly stops: readonly StopCard[];
  /** What else is said of each of them. */
  readonly notes?: readonly string[];
}) {
  return (
    <section className={styles['list']} aria-labelledby="stops">
      <h2 id="stops">{title}</h2>
      <ol>
        {stops.map((stop, index) => (
          // A story may come back to what it has shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Stop stop={stop} number={index + 1} note={notes?.[index]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Stop({
  stop,
  number,
  note,
}: {
  readonly stop: StopCard;
  readonly number: number;
  readonly note: string | undefined;
}) {
  const { href, title, parts, picture } = stop;
  return (
    <a className={styles['card']} href={href}>
      <span className={styles['picture']}>
        {picture && (
          <Picture media={picture} sizes="(width < 576px) 36vw, max(22rem, 24vw)" width={640} isDecorative />
        )}
        <span className={styles['number']}>{number}</span>
      </span>
      <span className={styles['name']}>
        <span className={styles['title']}>{title}</span>
        {parts.length > 0 && <span className={styles['parts']}>{parts.join(' · ')}</span>}
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </span>
    </a>
  );
}
