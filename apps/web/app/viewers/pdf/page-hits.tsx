import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { classes } from '~/ui/classes.ts';
import type { TextPosition } from './find-text.ts';
import type { PageHit } from './use-find.ts';
import styles from './pdf-page.module.css';

/** A marked position, in percent of the page. */
interface Mark {
  readonly hit: PageHit;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Marks below the text where the words were found. The current one is scrolled into view. */
export function PageHits({
  layer,
  pieces,
  hits,
  current,
  isWhole,
}: {
  /** The laid text. */
  readonly layer: RefObject<HTMLElement | null>;
  readonly pieces: readonly HTMLElement[];
  readonly hits: readonly PageHit[];
  readonly current: PageHit | undefined;
  /** Whether all of the page is seen. */
  readonly isWhole: boolean;
}) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    // The position of the words is only known once the text layer exists.
    const box = layer.current?.getBoundingClientRect();
    // oxlint-disable-next-line react/set-state-in-effect -- see above
    setMarks(box ? hits.flatMap((hit) => marksOf(hit, pieces, box)) : []);
  }, [layer, pieces, hits]);
  const first = marks.find(({ hit }) => hit === current);
  return (
    <div className={styles['hits']} aria-hidden="true">
      {marks.map((mark) => (
        <span
          key={`${mark.left} ${mark.top}`}
          ref={mark === first && !isWhole ? bringIntoView : null}
          className={classes(styles['hit'], mark.hit === current && styles['currentHit'])}
          style={{
            left: `${mark.left}%`,
            top: `${mark.top}%`,
            width: `${mark.width}%`,
            height: `${mark.height}%`,
          }}
        />
      ))}
    </div>
  );
}

/** Called for the current mark alone, as soon as there is one. */
function bringIntoView(mark: HTMLElement | null): void {
  mark?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

function marksOf(hit: PageHit, pieces: readonly HTMLElement[], box: DOMRect): readonly Mark[] {
  const range = document.createRange();
  const marks: Mark[] = [];
  for (let piece = hit.start.piece; piece <= hit.end.piece; piece += 1) {
    const text = pieces[piece]?.firstChild;
    if (!(text instanceof Text)) continue;
    range.setStart(text, piece === hit.start.piece ? within(hit.start, text) : 0);
    range.setEnd(text, piece === hit.end.piece ? within(hit.end, text) : text.length);
    for (const rect of range.getClientRects()) {
      if (rect.width === 0) continue;
      marks.push({
        hit,
        left: ((rect.left - box.left) / box.width) * 100,
        top: ((rect.top - box.top) / box.height) * 100,
        width: (rect.width / box.width) * 100,
        height: (rect.height / box.height) * 100,
      });
    }
  }
  return marks;
}

function within(position: TextPosition, text: Text): number {
  return Math.min(position.offset, text.length);
}
