import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../support/servers.ts';
import { readAnswers, withTitle } from './cms-answers.ts';
import { startFaultyCms } from './faulty-cms.ts';
import { sendContact, startShowroom, visitedPaths } from './showroom.ts';

const TITLE = 'The entrance as the CMS last had it';
const SHIPPED_TITLE = 'Entrance';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-restarts-'));
const dataDir = join(folder, 'data');
const snapshotDir = join(dataDir, 'snapshot');

async function sourceOf({ url }: RunningServer): Promise<string> {
  return ((await (await fetch(`${url}/readyz`)).json()) as { readonly source: string }).source;
}

async function titleOf({ url }: RunningServer): Promise<string> {
  return /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${url}/showroom/entrance`)).text())?.[1] ?? '';
}

/** Starts a server whose CMS is away, and sends it requests. */
async function whileAlone<Result>(
  ask: (server: RunningServer) => Promise<Result>,
  folderOfData = dataDir,
): Promise<Result> {
  const server = await startShowroom({ dataDir: folderOfData });
  try {
    return await ask(server);
  } finally {
    await server.stop();
  }
}

describe('The server restarts without the CMS', () => {
  let paths: readonly string[] = [];

  beforeAll(async () => {
    const cms = await startFaultyCms(withTitle(readAnswers(), TITLE));
    const server = await startShowroom({ dataDir, cmsUrl: cms.url });
    paths = await visitedPaths(server);
    for (const path of paths) await (await fetch(server.url + path)).arrayBuffer();
    await server.stop();
    await cms.kill();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('and serves what it had, pictures included', async () => {
    const { source, title, bad } = await whileAlone(async (server) => {
      const answers = await Promise.all(
        paths.map(async (path) => ({ path, status: (await fetch(server.url + path)).status })),
      );
      return {
        source: await sourceOf(server),
        title: await titleOf(server),
        bad: answers.filter(({ status }) => status !== 200),
      };
    });
    expect({ source, title, bad }).toEqual({ source: 'disk', title: TITLE, bad: [] });
  });

  test('and keeps a contact request for it', async () => {
    const waiting = await whileAlone(async (server) => {
      expect(await sendContact(server)).toBe(202);
      return (await (await fetch(`${server.url}/metrics`)).text()).match(
        /^vitrine_outbox_entries (\d+)$/m,
      )?.[1];
    });
    expect(waiting).toBe('1');
  });

  test.each([
    { damage: 'a torn part', harm: () => truncateSync(join(snapshotDir, partOf('en')), 1_000) },
    {
      damage: 'a file where the folder should be',
      harm: () => {
        rmSync(snapshotDir, { recursive: true, force: true });
        writeFileSync(snapshotDir, '');
      },
    },
  ])('and with $damage: it shows what ships', async ({ harm }) => {
    harm();
    const { said, ...shown } = await whileAlone(async (server) => ({
      source: await sourceOf(server),
      title: await titleOf(server),
      said: server.program.output(),
    }));
    expect(shown).toEqual({ source: 'shipped', title: SHIPPED_TITLE });
    expect(said).toContain('The content kept on disk cannot be used.');
  });

  test('and without a data folder: it says so, shows the demo, and accepts no contact request', async () => {
    const noFolder = join(folder, 'no-folder');
    writeFileSync(noFolder, '');
    const { source, contact, said } = await whileAlone(
      async (server) => ({
        source: await sourceOf(server),
        contact: await sendContact(server),
        said: server.program.output(),
      }),
      noFolder,
    );
    expect({ source, contact }).toEqual({ source: 'shipped', contact: 503 });
    expect(said).toContain('The data folder cannot be used');
  });
});

/** The file in which the content of a language lies. */
function partOf(locale: string): string {
  const index = JSON.parse(readFileSync(join(snapshotDir, 'index.json'), 'utf8')) as {
    readonly snapshots: Readonly<Record<string, { readonly file: string }>>;
  };
  return index.snapshots[locale]?.file ?? '';
}
