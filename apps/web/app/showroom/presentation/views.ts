import { viewAfter } from '@vitrine/core/presentation/view';
import type { PlainView, View } from '@vitrine/core/presentation/view';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/** Something of the page that is looked into: a panorama, a film, an article. */
export interface Viewer {
  /** What it fills; null while it is not in the page. */
  readonly element: () => Element | null;
  /** Undefined while there is nothing to say, such as before a visitor has touched what moves by itself. */
  readonly read: () => PlainView | undefined;
  /** Looks there, if it is a view of its kind, within half a second, and at once for who wants no motion. */
  readonly lead: (view: PlainView) => void;
}

/** Who has changed a view: the visitor, or a film that has ended, a window that has another size, a guide. */
export type Leader = 'visitor' | 'itself';

/** A viewer that is in the page. */
export interface RegisteredViewer {
  /** To be called whenever it shows another view. */
  readonly changed: (by: Leader) => void;
  /** Looks again where it was led to: it could not go there at once. */
  readonly again: () => void;
  readonly remove: () => void;
}

/** Where a window is led to by a presentation. */
export interface Led {
  /** It follows: what moves by itself leaves that to the presenter. */
  readonly isLed: boolean;
  readonly view?: View | undefined;
}

/** Where a window looks inside of what it shows: its viewers report it, and can be led. */
export interface Views {
  readonly led: StoreApi<Led>;
  readonly add: (viewer: Viewer) => RegisteredViewer;
  /** The view of the topmost viewer; undefined where there is none. */
  readonly read: () => View | undefined;
  /** @param at when it was sent, in milliseconds of `performance.now()`. */
  readonly lead: (view: View | undefined, at: number) => void;
  /** The visitor has decided something that is no view: a show goes on by itself. */
  readonly stepped: () => void;
  /** Called whenever a view has changed, or another viewer is the topmost. */
  readonly onChange: (listener: (by: Leader) => void) => void;
}

/** A section of an article. */
const SECTION = '[data-section]';

/** Of a window: a part of {@link ShowroomWindow}. */
export function createViews(): Views {
  const viewers = new Set<Viewer>();
  const led = createStore<Led>(() => ({ isLed: false }));
  let ledAt = 0;
  /** Inside an article, the viewer that was used last. */
  let used: Viewer | undefined;
  let report: ((by: Leader) => void) | undefined;

  const topmost = (): Viewer | undefined => {
    let top: Viewer | undefined;
    for (const viewer of viewers) {
      const element = viewer.element();
      if (element === null || isInside(element) || element.closest('[data-phase^="clos"]') !== null) continue;
      const below = top?.element();
      if (!below || below.compareDocumentPosition(element) & element.DOCUMENT_POSITION_FOLLOWING)
        top = viewer;
    }
    return top;
  };

  /** What is for a viewer in the view that the window is led to. */
  const viewFor = (viewer: Viewer): PlainView | undefined => {
    const { view } = led.getState();
    const now = view && viewAfter(view, (performance.now() - ledAt) / 1_000);
    const element = viewer.element();
    if (now === undefined || element === null) return undefined;
    if (isInside(element)) return sectionOf(element) === now.inside?.section ? now.inside.view : undefined;
    return topmost() === viewer ? now : undefined;
  };

  const leadOne = (viewer: Viewer): void => {
    const view = viewFor(viewer);
    if (view !== undefined) viewer.lead(view);
  };

  return {
    led,
    add: (viewer) => {
      viewers.add(viewer);
      leadOne(viewer);
      report?.('itself');
      return {
        changed: (by) => {
          const element = viewer.element();
          if (element !== null && isInside(element)) used = viewer;
          report?.(by);
        },
        again: () => leadOne(viewer),
        remove: () => {
          viewers.delete(viewer);
          if (used === viewer) used = undefined;
          report?.('itself');
        },
      };
    },
    read: () => {
      const view = topmost()?.read();
      const element = used?.element();
      const inside = used?.read();
      if (view?.kind !== 'section' || !element || inside === undefined) return view;
      return { ...view, inside: { section: sectionOf(element), view: inside } };
    },
    lead: (view, at) => {
      led.setState({ view });
      ledAt = at;
      for (const viewer of viewers) leadOne(viewer);
    },
    stepped: () => report?.('visitor'),
    onChange: (listener) => {
      report = listener;
    },
  };
}

/** Whether a viewer is a part of an article. */
function isInside(element: Element): boolean {
  return element.closest(SECTION) !== null;
}

/** The number of the section that a viewer of an article is in. */
function sectionOf(element: Element): number {
  const own = element.closest(SECTION);
  return [...(own?.parentElement?.querySelectorAll(`:scope > ${SECTION}`) ?? [])].indexOf(own as Element);
}
