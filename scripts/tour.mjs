import { heedUsage } from './setup/heed-usage.mjs';
import { runScript } from './setup/run-script.mjs';

const USAGE = `npm run tour -- <tour> <world.zip>     makes a world archive of a tour of another viewer (docs/importing-tours.md)

<tour>             a zip of the whole tour, its folder, or the file that describes it: tour.json, data.js, tour.xml
--name <text>      the world's name, in place of the tour's title
--tour <file>      the tour, where there are several: the file that describes it
--slug <text>      its part of addresses, in place of one made of the name
--locale <code>    the language that the tour is written in: en, where nothing is said
--no-films         leaves out the films of the walks: some twenty seconds each, and they need ffmpeg`;

const args = process.argv.slice(2);
heedUsage(
  USAGE,
  {
    name: { type: 'string' },
    tour: { type: 'string' },
    slug: { type: 'string' },
    locale: { type: 'string' },
    'no-films': { type: 'boolean' },
  },
  args,
);
runScript('scripts/tour.ts', args);
