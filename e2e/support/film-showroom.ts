import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { viewerId, viewerOfAction } from '@vitrine/core/overlays/viewer';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { Action } from '@vitrine/core/world/action';
import type { Hotspot } from '@vitrine/core/world/location';
import type { Media } from '@vitrine/core/world/media';
import { payloadId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { openChangedShowroom } from './changed-showroom.ts';
import type { ChangedShowroom } from './changed-showroom.ts';
import { demoIn } from './demo.ts';
import { mediaNamed } from './demo-media.ts';
import { ROOT } from './processes.ts';

/** Where the films are opened. */
export const CINEMA = 'reception';

/** A film with sound, seconds long; the demo's own are silent. */
export const SOUND_FILM: Media = {
  url: '/box-api/uploads/with_sound_0000000001.mp4',
  hash: 'with_sound_0000000001',
  ext: '.mp4',
  mime: 'video/mp4',
  name: 'with-sound.mp4',
  title: 'A film with sound',
  formats: {},
};
export const SOUND_FILM_LENGTH = '0:24';

/** A film of the demo for which an article has a poster. */
export const POSTER_FILM = mediaNamed(demoIn('en'), 'film-nv6-cycle.mp4');

const CAPTIONS = mediaNamed(demoIn('en'), 'film-nv6-cycle-en.vtt');
const OPENS_ONE: Action = { kind: 'openMedia', media: [SOUND_FILM] };
const OPENS_TWO: Action = { kind: 'openMedia', media: [SOUND_FILM, POSTER_FILM] };

/** The hotspots that open them, by what they open. */
export const FILM_HOTSPOTS = { one: 'One film', two: 'Two films' } as const;

/** The query that opens the one film by its address. */
export const ONE_FILM = queryOf(OPENS_ONE);

/** The showroom of the demo with a film that has sound and captions: alone, beside another, and in the first article. */
export function openFilmShowroom(): Promise<ChangedShowroom> {
  return openChangedShowroom(withFilms, [], {
    [`${SOUND_FILM.hash}.mp4`]: readFileSync(join(ROOT, 'e2e/support/films/with-sound.mp4')),
  });
}

function withFilms(snapshot: Snapshot): Snapshot {
  const [first, ...articles] = snapshot.articles;
  if (first === undefined) throw new Error('The demo has no article.');
  const section = {
    kind: 'video',
    title: 'With sound',
    video: SOUND_FILM,
    captions: CAPTIONS,
  } as const;
  return {
    ...snapshot,
    articles: [{ ...first, sections: [section, ...first.sections] }, ...articles],
    locations: snapshot.locations.map((location) =>
      location.payloadId === payloadId(CINEMA)
        ? {
            ...location,
            hotspots: [hotspotOf(FILM_HOTSPOTS.one, OPENS_ONE), hotspotOf(FILM_HOTSPOTS.two, OPENS_TWO)],
          }
        : location,
    ),
  };
}

function hotspotOf(title: string, action: Action): Hotspot {
  return {
    id: title,
    component: 'hotspots.open-media',
    title,
    action,
    placement: { on4x3: { x: title === FILM_HOTSPOTS.one ? 30 : 70, y: 50 } },
    categories: [],
    priority: 0,
  };
}

function queryOf(action: Action): string {
  const viewer = viewerOfAction(action);
  if (viewer === undefined) throw new Error(`${action.kind} opens no viewer.`);
  return formatOverlayStack([{ kind: viewer.kind, id: viewerId(viewer) }]);
}
