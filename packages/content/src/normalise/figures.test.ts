import { expect, test } from 'vitest';
import { bothLanguages, brokenBundle, entryOf, goodBundle } from '../../fixtures/break-world.ts';
import { figureKey } from '../bundle.ts';
import { boardFiguresOf, figuresOf } from './figures.ts';

test('figures have a value; those without are left out', () => {
  expect(figuresOf(undefined)).toBeUndefined();
  expect(figuresOf([{ value: ' ', unit: 'kg', label: 'Payload' }])).toBeUndefined();
  expect(figuresOf([{ value: ' 12 ', unit: null, label: 'Payload' }])).toEqual([
    { value: '12', unit: '', label: 'Payload' },
  ]);
});

function historyOf(history: string | null) {
  return boardFiguresOf([{ value: '42', unit: null, label: null, trend: 'up', history }])?.[0]?.history;
}

test('the history of a dashboard’s figure is read from what was pasted', () => {
  expect(historyOf('2024;12.4\n2025;-13')).toEqual([2024, 12.4, 2025, -13]);
  expect(historyOf('12, 13\t14')).toEqual([12, 13, 14]);
  expect(historyOf('12')).toBeUndefined();
  expect(historyOf(null)).toBeUndefined();
  expect(historyOf('1 '.repeat(1000))).toHaveLength(200);
});

const ADDRESS = 'https://plant.example/power.csv?key=sesame';

function isPolled(source_address: string | null, source_field: string | null) {
  return boardFiguresOf([{ value: '42', unit: null, label: null, source_address, source_field }])?.[0]
    ?.isPolled;
}

test('a figure is polled if it has an address and a field, which are not part of it', () => {
  expect(isPolled(ADDRESS, ' power ')).toBe(true);
  expect(isPolled(ADDRESS, ' ')).toBeUndefined();
  expect(isPolled(null, 'power')).toBeUndefined();
  expect(isPolled('no address', 'power')).toBeUndefined();
  const [figure] =
    boardFiguresOf([
      { value: '42', unit: null, label: null, source_address: ADDRESS, source_field: 'power' },
    ]) ?? [];
  expect(figure).toEqual({ value: '42', unit: '', label: '', isPolled: true });
});

test('the sources of figures are for the server only, by the position of what is shown', () => {
  expect(goodBundle.serverOnly).not.toHaveProperty('figureSources');
  const bundle = brokenBundle(
    bothLanguages((answers, locale) => {
      entryOf(answers, '/api/dashboards', 0, locale)['figures'] = [
        { value: ' ', unit: null, label: 'left out' },
        { value: '1', unit: null, label: 'typed' },
        {
          value: '2',
          unit: null,
          label: locale,
          source_address: ADDRESS,
          source_field: locale,
        },
      ];
    }),
  );
  for (const [locale, snapshot] of Object.entries(bundle.snapshots)) {
    const dashboard = snapshot.dashboards.find(({ figures }) => figures?.[1]?.isPolled === true);
    if (dashboard === undefined) throw new Error('The dashboard has lost its figure.');
    expect(bundle.serverOnly.figureSources?.[locale]).toEqual({
      [figureKey(dashboard.id, 1)]: { address: ADDRESS, field: locale },
    });
  }
  expect(JSON.stringify(bundle.snapshots)).not.toContain('sesame');
});
