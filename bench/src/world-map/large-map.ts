/** So many the bars speak of. */
export const LOCATIONS = 500;
export const TRANSITIONS = 2000;

const COLUMNS = 25;
const ROWS = LOCATIONS / COLUMNS;

/** Named as Strapi names documents. */
function idOf(kind: string, index: number): string {
  return `${kind}${index}`.padEnd(24, 'x');
}

function locationId(index: number): string {
  return idOf('l', ((index % LOCATIONS) + LOCATIONS) % LOCATIONS);
}

/**
 * What the CMS would answer for a world of that size: a grid of locations, each with ways to its neighbour to
 * the right and to one a few rows on, there and back.
 */
export function largeMap(picture: string) {
  return {
    data: {
      world: { documentId: idOf('w', 0), name: 'Large world', locale: 'en', start: 'location-0' },
      locations: Array.from({ length: LOCATIONS }, (_, index) => ({
        documentId: locationId(index),
        payloadId: `location-${index}`,
        title: `Location ${index}`,
        locale: 'en',
        position: {
          x: (100 * ((index % COLUMNS) + 0.5)) / COLUMNS,
          y: (100 * (Math.floor(index / COLUMNS) + 0.5)) / ROWS,
        },
        station: null,
        status: 'published',
        picture: `${picture}?${index}`,
      })),
      moves: Array.from({ length: TRANSITIONS / 4 }, (_, index) => [
        [index, index + 1],
        [index + 1, index],
        [index, index + 3 * COLUMNS + 2],
        [index + 3 * COLUMNS + 2, index],
      ])
        .flat()
        .map(([from = 0, to = 0], index) => ({
          documentId: idOf('t', index),
          kind: 'transition',
          from: locationId(from),
          to: locationId(to),
          weight: 100,
          active: true,
          clips: {},
          status: 'published',
        })),
      outside: [],
      stations: [],
      rights: {
        position: true,
        station: true,
        start: true,
        createLocation: true,
        transition: { create: true, update: true, delete: true },
        portal: { create: true, update: true, delete: true },
      },
    },
  };
}

/** The location that is dragged: in the middle of them all. */
export const DRAGGED = locationId(LOCATIONS / 2 + Math.floor(COLUMNS / 2));
