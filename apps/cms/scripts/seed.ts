import { readDemoClipEnds, readDemoContent } from '../../../demo/read-content.ts';
import { activityLogOf } from '../src/plugins/showroom/server/activity/activity-log.ts';
import { WORLD } from '../src/content-model/content-uids.ts';
import { ensureAdministrator, ensureDemoVisitor } from '../src/setup/administrator.ts';
import type { NewAccount } from '../src/setup/administrator.ts';
import { bootStrapi, closeStrapi } from './boot.ts';
import { progressLine } from './seed/progress-line.ts';
import { seedDemo } from './seed/seed-demo.ts';

/** Seeds the CMS of this machine with the demo showroom: `node scripts/seed.ts [--reset] [--without-accounts]`. */
async function seed(): Promise<void> {
  const startedAt = performance.now();
  const strapi = await bootStrapi();
  const line = progressLine(process.stdout, 'Demo showroom');
  try {
    const { media, entries } = await seedDemo(strapi, {
      content: readDemoContent(),
      clipEnds: readDemoClipEnds(),
      isReset: process.argv.includes('--reset'),
      onProgress: line.show,
    });
    line.end();
    if (entries > 0) {
      activityLogOf(strapi).record({
        action: 'import',
        uid: WORLD,
        title: 'Norvane',
        count: entries,
      });
    }
    const hasAccounts = !process.argv.includes('--without-accounts');
    if (hasAccounts) {
      // Each at once: what fails afterwards must not take its password along.
      printAccount('Administrator of the CMS', await ensureAdministrator(strapi));
      printAccount('Demo visitor', await ensureDemoVisitor(strapi));
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(
      media + entries === 0
        ? `The demo showroom is complete already: nothing to do (${seconds} s).\n`
        : `The demo showroom is in the CMS: ${media} files and ${entries} entries in ${seconds} s.\n`,
    );
  } finally {
    await closeStrapi(strapi);
  }
}

/** A password is shown when its account is made, and never again. */
function printAccount(role: string, account: NewAccount | undefined): void {
  if (account !== undefined) process.stdout.write(`${role}: ${account.email}  ${account.password}\n`);
}

try {
  await seed();
  process.exit(0);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
