/** Where the bar can be, the preferred first: above the navigation bar, or below the header. The style sheet has both. */
const EDGES = ['bottom', 'top'] as const;

/** What leads on in the picture, and must stay within reach. */
const ARROWS = 'main [data-hotspot$="navigation"]';

/** Notifications below the header. */
const NOTICES = '[data-notification]:not([data-position^="bottom"] > *)';

/**
 * Keeps an element off the picture's arrows, as far as its two edges allow, and at the upper one below what notifies
 * the visitor there, until the returned function is called.
 */
export function keepOffArrows(element: HTMLElement): () => void {
  const move = () => {
    const notices = [...document.querySelectorAll(NOTICES)].map((notice) => notice.getBoundingClientRect());
    element.style.setProperty('--notices', `${Math.max(0, ...notices.map(({ bottom }) => bottom))}px`);
    const arrows = [...document.querySelectorAll(ARROWS)].map((arrow) => arrow.getBoundingClientRect());
    const covered = EDGES.map((edge) => {
      element.dataset['edge'] = edge;
      const box = element.getBoundingClientRect();
      return arrows.filter((arrow) => overlaps(box, arrow)).length;
    });
    element.dataset['edge'] = EDGES[covered.indexOf(Math.min(...covered))];
  };
  move();
  addEventListener('resize', move);
  return () => removeEventListener('resize', move);
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
