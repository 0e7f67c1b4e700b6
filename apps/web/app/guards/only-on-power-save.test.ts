import { describe, expect, test } from 'vitest';
import { pass } from './testing/pass-guards.ts';

async function ask(path: string, cookie = '') {
  const { response } = await pass(['language', 'only-on-power-save'], path, { headers: { cookie } });
  return response;
}

describe('guard 2, only-on-power-save (specification section 2)', () => {
  test('"redirects to the index unless the app is in power-save mode" (spec 2.12) (spec 1.4)', async () => {
    const response = await ask('/power-save-mode');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/');
    expect((await ask('/power-save-mode', 'vitrine_power_save=0')).headers.get('location')).toBe('/');
    expect((await ask('/de/power-save-mode')).headers.get('location')).toBe('/de');
  });

  test('lets pass who is in power-save mode', async () => {
    const response = await ask('/power-save-mode', 'vitrine_language=de; vitrine_power_save=1');
    expect(response.status).toBe(200);
  });
});
