import { expect, test } from 'vitest';
import { readStartSettings } from './settings.ts';

test('has a default for everything, also where a value is empty', () => {
  const defaults = {
    root: '/srv',
    dataDir: '/srv/.data',
    port: 3000,
    cmsPort: 1337,
    cmsUrl: 'http://127.0.0.1:1337',
    webUrl: 'http://localhost:3000',
    hasDemo: true,
  };
  expect(readStartSettings({}, '/srv')).toEqual(defaults);
  expect(readStartSettings({ PORT: '', HOST: ' ', CMS_URL: '', DEMO: '' }, '/srv')).toEqual(defaults);
});

test('leaves the demo out where that is wanted', () => {
  expect(readStartSettings({ DEMO: 'false' }, '/srv').hasDemo).toBe(false);
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number'],
  [{ CMS_URL: 'http://cms' }, 'CMS_URL must be an address with a port'],
  [{ DEMO: 'no' }, 'DEMO must be true or false; it is “no”.'],
])('names the variable that is wrong: %o', (env, sentence) => {
  expect(() => readStartSettings(env, '/srv')).toThrow(sentence);
});
