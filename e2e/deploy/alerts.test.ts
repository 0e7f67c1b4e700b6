import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/processes.ts';

const MONITORING = join(ROOT, 'deploy/monitoring');
const IS_INSTALLED = spawnSync('promtool', ['--version'], { stdio: 'ignore' }).status === 0;

if (!IS_INSTALLED) process.stderr.write('Alerts are not tried: there is no promtool (Debian: prometheus).\n');

function promtool(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: MONITORING, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}

describe.skipIf(!IS_INSTALLED)('the rules for Prometheus (skipped where there is no promtool)', () => {
  test('are valid', () => {
    const { status, said } = promtool('check', 'rules', 'vitrine-alerts.yml');
    expect(said).toMatch(/SUCCESS: \d+ rules found/);
    expect(status).toBe(0);
  });

  test('fire when they should, and not otherwise', () => {
    const { status, said } = promtool('test', 'rules', 'vitrine-alerts.test.yml');
    expect(said).toContain('SUCCESS');
    expect(status).toBe(0);
  });
});
