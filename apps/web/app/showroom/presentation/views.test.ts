import type { PlainView } from '@vitrine/core/presentation/view';
import { describe, expect, test } from 'vitest';
import { createViews } from './views.ts';
import type { Leader, Viewer } from './views.ts';

const FOLLOWING = 4;

/** As much of an element as this needs: its position in the page, and what it is in. */
function elementAt(position: number, inside: { section?: number; isClosing?: boolean } = {}): Element {
  const sections = [0, 1, 2, 3].map((number) => ({
    number,
    parentElement: { querySelectorAll: () => sections },
  }));
  const element = {
    position,
    DOCUMENT_POSITION_FOLLOWING: FOLLOWING,
    compareDocumentPosition: (other: unknown) =>
      (other as { readonly position: number }).position > position ? FOLLOWING : 2,
    closest: (selector: string) => {
      if (selector === '[data-section]')
        return inside.section === undefined ? null : sections[inside.section];
      return inside.isClosing === true ? {} : null;
    },
  };
  // The rest of an element is not looked at.
  return element as unknown as Element;
}

function aViewer(element: Element | null, view: PlainView | undefined) {
  const ledTo: PlainView[] = [];
  const viewer: Viewer = { element: () => element, read: () => view, lead: (to) => ledTo.push(to) };
  return { viewer, ledTo };
}

const STAGE: PlainView = { kind: 'stage', scale: 2, x: 50, y: 50 };
const READING: PlainView = { kind: 'section', section: 1, part: 0.5 };
const FILM: PlainView = { kind: 'film', position: 10, speed: 1 };
const STILL: PlainView = { kind: 'film', position: 10, speed: 0 };

describe('the view of a window', () => {
  test('is that of the topmost viewer, in whatever order they came', () => {
    const views = createViews();
    expect(views.read()).toBeUndefined();
    const over = views.add(aViewer(elementAt(2), READING).viewer);
    views.add(aViewer(elementAt(1), STAGE).viewer);
    views.add(aViewer(null, FILM).viewer);
    expect(views.read()).toEqual(READING);
    over.remove();
    expect(views.read()).toEqual(STAGE);
  });

  test('is not that of what is being closed', () => {
    const views = createViews();
    views.add(aViewer(elementAt(1), STAGE).viewer);
    views.add(aViewer(elementAt(2, { isClosing: true }), STILL).viewer);
    expect(views.read()).toEqual(STAGE);
  });

  test('has what was used last in an article, and nothing of it that was not used', () => {
    const views = createViews();
    views.add(aViewer(elementAt(1), READING).viewer);
    const spin = views.add(aViewer(elementAt(2, { section: 1 }), { kind: 'slide', index: 3 }).viewer);
    const film = views.add(aViewer(elementAt(3, { section: 2 }), FILM).viewer);
    expect(views.read()).toEqual(READING);
    spin.changed('visitor');
    expect(views.read()).toEqual({ ...READING, inside: { section: 1, view: { kind: 'slide', index: 3 } } });
    film.changed('itself');
    expect(views.read()).toEqual({ ...READING, inside: { section: 2, view: FILM } });
    film.remove();
    expect(views.read()).toEqual(READING);
  });

  test('is reported when it changes, and by whom', () => {
    const views = createViews();
    const reports: Leader[] = [];
    views.onChange((by) => reports.push(by));
    const own = views.add(aViewer(elementAt(1), STAGE).viewer);
    own.changed('visitor');
    views.stepped();
    own.remove();
    expect(reports).toEqual(['itself', 'visitor', 'visitor', 'itself']);
  });
});

describe('a window that is led', () => {
  test('leads its topmost viewer, also one that comes later', () => {
    const views = createViews();
    const below = aViewer(elementAt(1), STAGE);
    views.add(below.viewer);
    views.lead(READING, performance.now());
    expect(below.ledTo).toEqual([READING]);
    const article = aViewer(elementAt(2), READING);
    views.add(article.viewer);
    expect(article.ledTo).toEqual([READING]);
    views.lead(undefined, 0);
    expect([below.ledTo.length, article.ledTo.length]).toEqual([1, 1]);
  });

  test('goes on with a film that has been playing since', () => {
    const views = createViews();
    const { viewer, ledTo } = aViewer(elementAt(1), FILM);
    views.lead(FILM, performance.now() - 4_000);
    const own = views.add(viewer);
    own.again();
    expect(ledTo).toHaveLength(2);
    for (const view of ledTo) {
      expect(view).toMatchObject({ kind: 'film', speed: 1 });
      expect(view.kind === 'film' && view.position).toBeCloseTo(14, 0);
    }
    views.lead(STILL, performance.now() - 4_000);
    expect(ledTo.at(-1)).toEqual(STILL);
  });

  test('leads what is used inside an article, and not its like in another section', () => {
    const views = createViews();
    const [one, other] = [2, 3].map((section) => aViewer(elementAt(section, { section }), STILL));
    if (one) views.add(one.viewer);
    if (other) views.add(other.viewer);
    views.add(aViewer(elementAt(1), READING).viewer);
    views.lead({ ...READING, inside: { section: 3, view: STILL } }, performance.now());
    expect([one?.ledTo, other?.ledTo]).toEqual([[], [STILL]]);
  });
});
