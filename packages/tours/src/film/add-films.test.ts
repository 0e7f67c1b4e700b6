import { describe, expect, test } from 'vitest';
import type { TourWorld } from '../world/tour-to-world.ts';
import { addFilms } from './add-films.ts';
import type { FilmRequest } from './render-film.ts';

function room(title: string, hotspots: readonly object[] = []) {
  return {
    title: { en: title },
    background: [
      { __component: 'background-content.image', key: 'default_background_4x3', image: `${title}-4x3.jpg` },
    ],
    panorama: { picture: `${title}.jpg`, yaw: 10, pitch: 0, field_of_view: 90 },
    hotspots,
  };
}

function link(target: string, more: object) {
  return { __component: 'hotspots.navigation', action_target: target, ...more };
}

const pictures = ['Hall.jpg', 'Hall-4x3.jpg', 'Yard.jpg', 'Yard-4x3.jpg', 'Attic.jpg', 'Attic-4x3.jpg'];

const WORLD: TourWorld = {
  worldFile: {
    format: 'vitrine-world',
    version: 1,
    locales: ['en'],
    entries: {
      locations: {
        hall: room('Hall', [
          link('yard', { position_panorama: { yaw: 140, pitch: -20 } }),
          link('attic', { position_panorama: { yaw: 0, pitch: 88 } }),
        ]),
        yard: room('Yard', [link('hall', { position: { x: 100, y: 50 } })]),
        attic: room('Attic'),
        cellar: { title: { en: 'Cellar' } },
      },
      transitions: {
        'hall--yard': { from: 'hall', to: 'yard' },
        'yard--hall': { from: 'yard', to: 'hall', background: [] },
        'hall--attic': { from: 'hall', to: 'attic' },
        'attic--hall': { from: 'attic', to: 'hall' },
        'hall--cellar': { from: 'hall', to: 'cellar' },
      },
    },
    media: Object.fromEntries(pictures.map((name) => [name, { file: `media/${name}`, alternativeText: '' }])),
  },
  media: new Map(pictures.map((name, index) => [`media/${name}`, Uint8Array.of(index)])),
  findings: [],
};

async function filmed(scaled: readonly string[] = []) {
  const requests: FilmRequest[] = [];
  const read: Uint8Array[] = [];
  const world = await addFilms(WORLD, {
    make: async (request, lookUp) => {
      requests.push(request);
      read.push(await lookUp(request.from.panorama));
      return { seconds: 1.5, scaled, bytes: { '4x3': Uint8Array.of(4), '16x9': Uint8Array.of(16) } };
    },
  });
  return { world, requests, read };
}

describe('films of a world file', () => {
  test('are added to every transition between panoramas that has no background', async () => {
    const { world, requests, read } = await filmed();
    expect(requests.map(({ from, to }) => `${from.panorama} ${to.panorama}`)).toEqual([
      'Hall.jpg Yard.jpg',
      'Hall.jpg Attic.jpg',
      'Attic.jpg Hall.jpg',
    ]);
    expect(read[0]).toEqual(Uint8Array.of(0));
    expect(world.worldFile.entries.transitions?.['hall--yard']).toEqual({
      from: 'hall',
      to: 'yard',
      background: ['4x3', '16x9'].map((crop) => ({
        __component: 'background-content.video',
        key: `default_background_${crop}`,
        video: `hall--yard-film-${crop}.mp4`,
        loop: false,
      })),
    });
    expect(world.media.get('hall--yard-film-16x9.mp4')).toEqual(Uint8Array.of(16));
    expect(world.worldFile.entries.transitions?.['yard--hall']).toEqual(
      WORLD.worldFile.entries.transitions?.['yard--hall'],
    );
  });

  test('leave by what leads there, and come in with what leads back behind', async () => {
    const [walk] = (await filmed()).requests;
    expect(walk?.heading).toEqual({ yaw: 140, pitch: -20 });
    // At the right edge of a picture of 90 degrees that looks 10 degrees to the right: 55, and behind that -125.
    expect(walk?.arrival?.yaw).toBeCloseTo(-125, 6);
    expect(walk?.from.stills).toEqual({ '4x3': 'Hall-4x3.jpg', '16x9': 'Hall-4x3.jpg' });
  });

  test('say why they only dissolve, and which panoramas were scaled', async () => {
    const { world, requests } = await filmed(['Hall.jpg']);
    expect(requests.slice(1).map(({ heading }) => heading)).toEqual([undefined, undefined]);
    expect(world.findings.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([
        'The film from “Hall” to “Attic” only dissolves: what leads there is nearly straight up or down.',
        'The film from “Attic” to “Hall” only dissolves: nothing in the first leads to the second.',
        'The panorama Hall.jpg is wider than 8,192 pixels and was scaled down for its films.',
      ]),
    );
  });
});
