import type { FigureSources } from '@vitrine/content/bundle';
import { figureKey } from '@vitrine/content/bundle';
import { overlayId } from '@vitrine/core/world/ids';
import type { Dashboard } from '@vitrine/core/world/content';
import { expect, test } from 'vitest';
import { createBundle } from '../testing/bundle.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import type { FigureState } from './figure-readings.ts';
import { createFiguresRoute } from './figures-route.ts';
import { createLiveFigures } from './live-figures.ts';

const INTERVAL = 60_000;
const ID = overlayId(7);
const SECRET = 'sesame';
const ADDRESS = `https://plant.example/power.csv?key=${SECRET}`;

const DASHBOARD: Pick<Dashboard, 'id' | 'figures'> = {
  id: ID,
  figures: [
    { value: '42', unit: '', label: 'typed' },
    { value: '18,000', unit: 'kW', label: 'polled', isPolled: true },
  ],
};

const SOURCES: FigureSources = { en: { [figureKey(ID, 1)]: { address: ADDRESS, field: 'power' } } };

function setUp(state: FigureState, origins = [{ origin: 'https://plant.example', isInside: false }]) {
  const looked: string[] = [];
  const liveFigures = createLiveFigures({
    readings: {
      look: (source) => {
        looked.push(source.field);
        return state;
      },
    },
    origins,
    interval: INTERVAL,
    clock: createFakeClock(),
  });
  return { liveFigures, looked };
}

const READ: FigureState = { reading: { value: 18_412, history: [18_412] }, age: 0, isPending: false };

test('shows what the source said in place of the typed value, and the other figures as they are', () => {
  const { liveFigures } = setUp(READ);
  expect(liveFigures(SOURCES, 'en', DASHBOARD)).toEqual({
    figures: [DASHBOARD.figures?.[0], { value: '18,412', unit: 'kW', label: 'polled', isPolled: true }],
    again: 30_000,
  });
});

test('shows the typed value until there is an answer, and is asked again soon for it', () => {
  const pending = setUp({ isPending: true }).liveFigures(SOURCES, 'en', DASHBOARD);
  expect(pending).toEqual({ figures: DASHBOARD.figures, again: 2_000 });
  const away = setUp({ isPending: false }).liveFigures(SOURCES, 'en', DASHBOARD);
  expect(away).toEqual({ figures: DASHBOARD.figures, again: 30_000 });
});

function asOf(age: number): number | undefined {
  return setUp({ ...READ, age }).liveFigures(SOURCES, 'en', DASHBOARD)?.figures[1]?.asOf;
}

test('says when it was read once that is longer ago than three intervals', () => {
  expect(asOf(3 * INTERVAL)).toBeUndefined();
  const minute = Date.UTC(2025, 11, 31, 23, 56);
  expect(asOf(3 * INTERVAL + 1)).toBe(minute);
});

test('polls nothing for a dashboard without sources, in another language, or of a host that is not allowed', () => {
  const { liveFigures, looked } = setUp(READ, []);
  expect(liveFigures(SOURCES, 'en', DASHBOARD)).toBeUndefined();
  const { liveFigures: other, looked: alsoLooked } = setUp(READ);
  expect(other(undefined, 'en', DASHBOARD)).toBeUndefined();
  expect(other(SOURCES, 'de', DASHBOARD)).toBeUndefined();
  expect(other(SOURCES, '__proto__', DASHBOARD)).toBeUndefined();
  expect([...looked, ...alsoLooked]).toEqual([]);
});

function ask(
  asked: { readonly locale: string; readonly dashboard: string },
  headers: Record<string, string> = {},
) {
  const bundle = createBundle();
  const snapshot = bundle.snapshots['en'];
  if (snapshot === undefined) throw new Error('The bundle has no English.');
  const whole: Dashboard = {
    ...DASHBOARD,
    title: 'Plant',
    links: [],
    contacts: [],
    actionButtons: [],
    mediaLibrary: [],
  };
  const content = { ...bundle, snapshots: { en: { ...snapshot, dashboards: [whole] } } };
  const send = createFiguresRoute(setUp(READ).liveFigures);
  return send(
    new Request('http://localhost/', { headers }),
    { visible: { content }, isAnonymous: true, figureSources: SOURCES },
    asked,
  );
}

test('sends figures without their sources, with an ETag', async () => {
  const answer = await ask({ locale: 'en', dashboard: '7' });
  const body = await answer.text();
  expect(JSON.parse(body)).toMatchObject({ figures: [{ value: '42' }, { value: '18,412' }], again: 30_000 });
  expect(body).not.toMatch(/sesame|plant\.example|power/);
  const etag = answer.headers.get('etag') ?? '';
  expect((await ask({ locale: 'en', dashboard: '7' }, { 'if-none-match': etag })).status).toBe(304);
});

test.each([
  { locale: 'en', dashboard: '8' },
  { locale: 'xx', dashboard: '7' },
  { locale: '__proto__', dashboard: '7' },
  { locale: 'en', dashboard: '07' },
])('does not know %o', async (asked) => {
  expect((await ask(asked)).status).toBe(404);
});
