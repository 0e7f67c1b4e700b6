import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMarzipano } from '../src/read/marzipano.ts';
import { readPannellum } from '../src/read/pannellum.ts';
import type { Tour } from '../src/tour.ts';

/** Tours that the other viewers publish. They are data of others and lie beside the project, where they do. */
const PEERS = fileURLToPath(new URL('../../../../shared/peers', import.meta.url));

/** Whether they are there. */
export const hasPublishedTours = existsSync(PEERS);

function text(file: string): string {
  return readFileSync(`${PEERS}/${file}`, 'utf8');
}

/** What another viewer shows as its example. */
interface PublishedTour {
  readonly name: string;
  readonly read: () => Tour;
  readonly locations: number;
  readonly transitions: number;
}

export const PUBLISHED_TOURS = [
  {
    name: 'Pannellum’s tour',
    read: () => readPannellum(text('pannellum/example-tour.json')),
    locations: 2,
    transitions: 2,
  },
  {
    name: 'Pannellum’s cube',
    read: () => readPannellum(text('pannellum/example-cube.json')),
    locations: 1,
    transitions: 0,
  },
  {
    name: 'Pannellum’s tiles',
    read: () => readPannellum(text('pannellum/example-multires.json')),
    locations: 1,
    transitions: 0,
  },
  {
    name: 'Marzipano’s sample',
    read: () => readMarzipano(text('marzipano/sample-tour-data.js')),
    locations: 3,
    transitions: 3,
  },
] as const satisfies readonly PublishedTour[];
