import { join } from 'node:path';
import { Listr, type ListrTask } from 'listr2';
import { buildCms, buildWeb } from './run/builds.ts';
import { type Child, runChild, startChild, stopAllChildren } from './run/child.ts';
import { startCms } from './run/cms.ts';
import { whenChanged } from './run/fingerprint.ts';
import { requireFreePort } from './run/port.ts';
import { loadStartSettings, type StartSettings } from './run/settings.ts';
import { waitUntilUp } from './run/wait-until-up.ts';
import { explainFailure, installPackages } from './setup/npm-ci.mjs';

interface Running {
  /** What the seed said about accounts: shown once, at the end. */
  readonly accounts: string[];
  /** Whether everything is being closed on purpose, so that no ending is news. */
  isClosing: boolean;
  web?: Child;
  cms?: Child;
}

type Task = ListrTask<Running>;

const prepare = ({ root, port, host, cmsPort }: StartSettings): Task[] => [
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

const openShowroom = ({ root, dataDir, webUrl, hasDemo }: StartSettings): Task => ({
  title: 'Open the showroom',
  task: async (running, task) => {
    const web = startChild({
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
    running.web = web;
    // Without the demo it is ready when the first world is published.
    const health = hasDemo ? 'readyz' : 'healthz';
    await waitUntilUp({ url: `${webUrl}/${health}`, child: web, name: 'The showroom' });
    task.title = `The showroom is open: ${webUrl}`;
  },
});

const prepareCms = ({ root, dataDir, hasDemo }: StartSettings): Task[] => [
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
              if (/^(Administrator|Demo visitor)/.test(line)) accounts.push(line);
              else task.output = line;
            },
          }),
      );
      task.title = 'The Norvane showroom is in the CMS';
    },
  },
];

const openCms = (settings: StartSettings): Task[] => [
  {
    title: 'Open the CMS',
    task: async (running, task) => {
      const cms = startCms(settings, { logFile: join(settings.dataDir, 'logs/cms.log') });
      running.cms = cms;
      await waitUntilUp({ url: `${settings.cmsUrl}/_health`, child: cms, name: 'The CMS' });
      task.title = `The CMS is open: ${settings.cmsUrl}/admin`;
    },
  },
  {
    title: 'Show the content of the CMS',
    enabled: () => settings.hasDemo,
    task: async (running, task) => {
      const { web } = running;
      if (web === undefined) throw new Error('The showroom is not open.');
      await waitUntilUp({
        url: `${settings.webUrl}/readyz`,
        child: web,
        name: 'The showroom',
        isGood: (body) => body.includes('"source":"cms"'),
      });
      task.title = 'The showroom shows the content of the CMS';
    },
  },
];

const farewell = (running: Running): void => {
  const end = (): void => {
    if (running.isClosing) return;
    running.isClosing = true;
    process.stdout.write('\nClosing the showroom and the CMS…\n');
    void stopAllChildren().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
};

const stayUntilItEnds = async (running: Running, dataDir: string): Promise<void> => {
  void sayWhenCmsEnds(running, dataDir);
  const code = await running.web?.ended;
  if (running.isClosing) return;
  process.stderr.write(
    `\nThe showroom has ended (${code ?? 'by a signal'}); what happened stands in ${join(dataDir, 'logs/web.log')}.\n`,
  );
};

const sayWhenCmsEnds = async (running: Running, dataDir: string): Promise<void> => {
  const code = await running.cms?.ended;
  if (running.isClosing) return;
  process.stderr.write(
    `\nThe CMS has ended (${code ?? 'by a signal'}). The showroom stays open with the content it has; what happened stands in ${join(dataDir, 'logs/cms.log')}.\n`,
  );
};

const running: Running = { accounts: [], isClosing: false };
farewell(running);
try {
  const settings = loadStartSettings();
  const tasks = [...prepare(settings), openShowroom(settings), ...prepareCms(settings), ...openCms(settings)];
  await new Listr(tasks, { ctx: running, fallbackRenderer: 'simple', registerSignalListeners: false }).run();
  process.stdout.write(
    [
      '',
      `  Showroom   ${settings.webUrl}`,
      `  CMS        ${settings.cmsUrl}/admin`,
      ...running.accounts.map((line) => `  ${line}`),
      ...(settings.hasDemo ? [] : ['  The showroom is empty: docs/editors.md leads to your first world.']),
      '  Ctrl-C closes both.',
      '',
      '',
    ].join('\n'),
  );
  await stayUntilItEnds(running, settings.dataDir);
  if (!running.isClosing) {
    await stopAllChildren();
    process.exit(1);
  }
} catch (error) {
  // While everything is being closed, work that breaks off is no failure.
  if (!running.isClosing) {
    running.isClosing = true;
    await stopAllChildren();
    const words = error instanceof Error ? error.message : String(error);
    // A refused connection is npm's trouble only where npm reported it; a full disk can strike anywhere.
    process.stderr.write(`\n${(words.includes('ENOSPC') ? explainFailure(words) : undefined) ?? words}\n`);
    process.exit(1);
  }
}
