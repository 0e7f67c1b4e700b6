import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startAttackedCms } from './attacked-cms.ts';
import { walk } from './walk.ts';
it('walks', async () => {
  const t0 = Date.now();
  const cms = await startAttackedCms({ CMS_PUBLIC_URL: 'https://cms.example.com' });
  const t1 = Date.now();
  const steps = await walk(cms).catch((e)=>{ writeFileSync('/tmp/acc/cms.log', cms.log()); throw e; });
  writeFileSync(
    '/tmp/acc/walk.json',
    JSON.stringify({ ready: cms, boot: t1 - t0, walk: Date.now() - t1, steps }),
  );
  writeFileSync('/tmp/acc/cms.log', cms.log());
  console.log('exit', cms); await cms.stop();
  expect(1).toBe(1);
});
