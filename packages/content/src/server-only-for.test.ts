import type { Snapshot } from '@vitrine/core/world/snapshot';
import { expect, test } from 'vitest';
import { serverOnlyFor } from './server-only-for.ts';

function snapshotOf(parts: object): Snapshot {
  return { dashboards: [], ...parts } as unknown as Snapshot;
}

test('only what the snapshots show is left: files, figures, and no access code', () => {
  const source = { address: 'https://plant.example/power.csv', field: 'power' };
  const whole = {
    accessCodes: { hall: 'open', cellar: 'secret' },
    mediaSources: {
      'hall.webp': 'https://files.example/hall.webp',
      'größe 1.webp': 'https://files.example/g.webp',
      'in-text.webp': 'https://files.example/in-text.webp',
      'Door (1).webp': 'https://files.example/door.webp',
      'cellar.webp': 'https://files.example/cellar.webp',
    },
    figureSources: { en: { '1.0': source, '12.0': source }, de: { '12.0': source } },
    storyNotes: { en: { 1: { hall: 'Ask what a stoppage costs.' } } },
  };
  const snapshots = {
    en: snapshotOf({
      dashboards: [{ id: 1 }],
      locations: [
        { picture: { url: '/box-api/uploads/hall.webp?v=12-a' } },
        { picture: { url: `/box-api/uploads/${encodeURIComponent('größe 1.webp')}` } },
        { picture: { url: `/box-api/uploads/${encodeURIComponent('Door (1).webp')}` } },
        {
          text: '![](/box-api/uploads/in-text.webp) <img src="/box-api/uploads/in-text.webp">, /box-api/uploads/100%',
        },
      ],
    }),
  };
  expect(serverOnlyFor(whole, snapshots)).toEqual({
    accessCodes: {},
    mediaSources: {
      'hall.webp': 'https://files.example/hall.webp',
      'größe 1.webp': 'https://files.example/g.webp',
      'in-text.webp': 'https://files.example/in-text.webp',
      'Door (1).webp': 'https://files.example/door.webp',
    },
    figureSources: { en: { '1.0': source } },
  });
  expect(serverOnlyFor({ accessCodes: {}, mediaSources: {} }, snapshots)).toEqual({
    accessCodes: {},
    mediaSources: {},
  });
});
