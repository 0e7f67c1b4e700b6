import { join } from 'node:path';
import { Listr } from 'listr2';
import type { ListrTask } from 'listr2';
import { createAccounts } from './run/accounts.ts';
import type { Accounts } from './run/accounts.ts';
import { buildCms, buildWeb } from './run/builds.ts';
import { runChild, startChild, stopAllChildren } from './run/child.ts';
import type { Child } from './run/child.ts';
import { startCms } from './run/cms.ts';
import { whenChanged } from './run/fingerprint.ts';
import { keepRunning } from './run/keep-running.ts';
import type { Kept } from './run/keep-running.ts';
import { requireFreePort } from './run/port.ts';
import { loadStartSettings } from './run/settings.ts';
import type { StartSettings } from './run/settings.ts';
import { waitUntilUp } from './run/wait-until-up.ts';
import { explainFailure, installPackages } from './setup/npm-ci.mjs';

interface Running {
  /** The messages of the seed and the CMS about accounts: shown once, at the end, whatever that is. */
  readonly accounts: Accounts;
  /** Whether everything is being closed on purpose, so that no ending is news. */
  isClosing: boolean;
  /** The programs that are restarted when they fail. */
  readonly kept: Kept[];
}

type Task = ListrTask<Running>;

function prepare({ root, port, host, cmsPort }: StartSettings): Task[] {
  return [
    {
      title: 'Look for free ports',
      task: async () => {
        await requireFreePort({ port, host, what: 'the showroom', variable: 'PORT' });
        await requireFreePort({
          port: cmsPort,
          host: '127.0.0.1',
          what: 'the CMS',
          variable: 'CMS_URL=http://127.0.0.1:1347 PORT',
        });
      },
    },
    {
      title: 'Build the showroom',
      task: async (_, task) => {
        if (!(await buildWeb(root))) task.title = 'The showroom is built';
      },
    },
  ];
}

function startShowroom({ root, dataDir, hasDemo }: StartSettings): Child {
  return startChild({
    folder: root,
    command: process.execPath,
    args: ['apps/web/server/index.ts'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      ...(hasDemo ? {} : { CONTENT_SNAPSHOT: 'none' }),
    },
    logFile: join(dataDir, 'logs/web.log'),
  });
}

/** Starts a program, waits until it answers, and from then on starts it again whenever it falls. */
async function openAndKeep(
  running: Running,
  program: {
    readonly name: string;
    readonly url: string;
    readonly logFile: string;
    readonly start: () => Child;
  },
): Promise<void> {
  const { name, url, logFile, start } = program;
  const first = start();
  await waitUntilUp({ url, child: first, name });
  const report = (sentence: string): void => {
    process.stderr.write(`\n${sentence} The log is in ${logFile}.\n`);
  };
  const kept = keepRunning({ name, first, start, report });
  running.kept.push(kept);
  // A signal may have come meanwhile.
  if (running.isClosing) kept.letEnd();
}

function openShowroom(settings: StartSettings): Task {
  return {
    title: 'Open the showroom',
    task: async (running, task) => {
      const { dataDir, webUrl, hasDemo } = settings;
      await openAndKeep(running, {
        name: 'The showroom',
        // Without the demo it is ready when the first world is published.
        url: `${webUrl}/${hasDemo ? 'readyz' : 'healthz'}`,
        logFile: join(dataDir, 'logs/web.log'),
        start: () => startShowroom(settings),
      });
      task.title = `The showroom is open: ${webUrl}`;
    },
  };
}

function prepareCms({ root, dataDir, hasDemo }: StartSettings): Task[] {
  return [
    {
      title: 'Install the CMS (two to three minutes, only the first time)',
      task: async (_, task) => {
        await installPackages({ folder: join(root, 'apps/cms') });
        task.title = 'The CMS is installed';
      },
    },
    {
      title: 'Build the admin panel of the CMS (about a minute, only the first time)',
      task: async (_, task) => {
        await buildCms(root);
        task.title = 'The admin panel of the CMS is built';
      },
    },
    {
      title: 'Bring the Norvane showroom into the CMS (a minute or two, only the first time)',
      enabled: () => hasDemo,
      task: async ({ accounts }, task) => {
        await whenChanged(
          {
            root,
            sources: ['demo/content/**', 'demo/media/**'],
            also: process.env['DATABASE_URL'] ?? '',
            stamp: join(dataDir, 'demo-seeded'),
          },
          () =>
            runChild({
              folder: root,
              command: process.execPath,
              args: ['apps/cms/scripts/seed.ts'],
              env: { ...process.env, DATA_DIR: dataDir },
              failure: 'The demo showroom could not be brought into the CMS:',
              onLine: (line) => {
                if (!accounts.take(line)) task.output = line;
              },
            }),
        );
        task.title = 'The Norvane showroom is in the CMS';
      },
    },
  ];
}

function openCms(settings: StartSettings): Task[] {
  return [
    {
      title: 'Open the CMS',
      task: async (running, task) => {
        const logFile = join(settings.dataDir, 'logs/cms.log');
        await openAndKeep(running, {
          name: 'The CMS',
          url: `${settings.cmsUrl}/_health`,
          logFile,
          start: () => startCms(settings, { logFile, onLine: running.accounts.take }),
        });
        task.title = `The CMS is open: ${settings.cmsUrl}/admin`;
      },
    },
    {
      title: 'Show the content of the CMS',
      enabled: () => settings.hasDemo,
      task: async (_, task) => {
        await waitUntilUp({
          url: `${settings.webUrl}/readyz`,
          name: 'The showroom',
          isGood: (body) => body.includes('"source":"cms"'),
        });
        task.title = 'The showroom shows the content of the CMS';
      },
    },
  ];
}

/** From now on no program is started again. */
function letEnd(running: Running): void {
  running.isClosing = true;
  for (const kept of running.kept) kept.letEnd();
}

function farewell(running: Running): void {
  const end = (): void => {
    if (running.isClosing) return;
    letEnd(running);
    process.stdout.write('\nClosing the showroom and the CMS…\n');
    void stopAllChildren().then(() => {
      running.accounts.print();
      process.exit(0);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

const accounts = createAccounts((text) => process.stdout.write(text));
const running: Running = { accounts, isClosing: false, kept: [] };
farewell(running);
try {
  const settings = loadStartSettings();
  const tasks = [...prepare(settings), openShowroom(settings), ...prepareCms(settings), ...openCms(settings)];
  await new Listr(tasks, { ctx: running, fallbackRenderer: 'simple', registerSignalListeners: false }).run();
  process.stdout.write(
    ['', `  Showroom   ${settings.webUrl}`, `  CMS        ${settings.cmsUrl}/admin`, ''].join('\n'),
  );
  accounts.print();
  process.stdout.write(
    [
      ...(settings.hasDemo ? [] : ['  The showroom is empty: docs/editors.md leads to your first world.']),
      '  Ctrl-C closes both.',
      '',
      '',
    ].join('\n'),
  );
} catch (error) {
  // While everything is being closed, work that breaks off is no failure.
  if (!running.isClosing) {
    letEnd(running);
    await stopAllChildren();
    const words = error instanceof Error ? error.message : String(error);
    accounts.print();
    // A refused connection is npm's failure only where npm says so; a full disk can strike anywhere.
    process.stderr.write(`\n${(words.includes('ENOSPC') ? explainFailure(words) : undefined) ?? words}\n`);
    process.exit(1);
  }
}
