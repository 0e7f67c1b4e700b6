import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figureKey } from '@vitrine/content/bundle';
import { readBundle, writeBundle } from '@vitrine/content/node';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { BoardFigure } from '@vitrine/core/world/content';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { overlayId } from '@vitrine/core/world/ids';
import { ROOT } from './processes.ts';
import { startWeb } from './servers.ts';

/** A source that a test sets, and that answers CSV. */
interface Source {
  readonly origin: string;
  /** @param values of the column `power`, the newest last; none: it answers with an error. */
  readonly answers: (...values: readonly string[]) => void;
  readonly stop: () => Promise<void>;
}

/** A showroom whose first dashboard has a figure that is polled, and one whose source is always away. */
export interface FiguresShowroom extends Pick<Source, 'answers'> {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const BOARD = overlayId(1);

/** The query that opens the dashboard. */
export const BOARD_QUERY = formatOverlayStack([{ kind: 'dashboard', id: BOARD }]);

export const POLLED: BoardFigure = {
  value: '18,000',
  unit: 'kW',
  label: 'polled',
  trend: 'up',
  isPolled: true,
};
export const AWAY: BoardFigure = { value: '99.2', unit: '%', label: 'away', isPolled: true };

export async function openFiguresShowroom(): Promise<FiguresShowroom> {
  const source = await startSource();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-figures-'));
  const dataDir = join(folder, 'data');
  const demo = await readBundle(join(ROOT, 'demo/snapshot'));
  const sources = {
    [figureKey(BOARD, 0)]: { address: `${source.origin}/power.csv?key=sesame`, field: 'power' },
    [figureKey(BOARD, 1)]: { address: `${source.origin}/away.csv?key=sesame`, field: 'power' },
  };
  await writeBundle(join(dataDir, 'snapshot'), {
    ...demo,
    version: `${demo.version}-figures`,
    snapshots: Object.fromEntries(
      Object.entries(demo.snapshots).map(([locale, snapshot]) => [locale, withFigures(snapshot)]),
    ),
    serverOnly: {
      ...demo.serverOnly,
      figureSources: Object.fromEntries(Object.keys(demo.snapshots).map((locale) => [locale, sources])),
    },
  });
  const server = await startWeb({
    dataDir,
    env: { FIGURE_ORIGINS: source.origin, FIGURE_INTERVAL: '10' },
  });
  return {
    url: server.url,
    answers: source.answers,
    stop: async () => {
      await server.stop();
      await source.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function withFigures(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    dashboards: snapshot.dashboards.map((dashboard) =>
      dashboard.id === BOARD ? { ...dashboard, figures: [POLLED, AWAY] } : dashboard,
    ),
  };
}

async function startSource(): Promise<Source> {
  let values: readonly string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const isAway = values.length === 0 || !url.startsWith('/power.csv');
    response.writeHead(isAway ? 500 : 200, { 'content-type': 'text/csv' });
    response.end(isAway ? '' : `day,power\n${values.map((value) => `x,${value}`).join('\n')}\n`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: (...next) => {
      values = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
