import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wallsOf } from './oxlint-config.ts';
import { EVERYWHERE } from './rooms.ts';

test('the configuration of the linter has the walls of the table: npm run walls writes them', () => {
  const text = readFileSync(new URL('../../.oxlintrc.json', import.meta.url), 'utf8');
  const config = JSON.parse(text) as { readonly rules: object; readonly overrides: object };
  const { rules, overrides } = wallsOf();
  expect(config.rules).toMatchObject(rules);
  expect(config.overrides).toEqual(overrides);
});

test('no room loses what holds everywhere, and a room without bars keeps those around it', () => {
  const [bare, barred] = wallsOf([
    { files: ['a/**'], effects: 'allowed' },
    { files: ['b/**'], bars: [{ regex: '^c', message: 'Never.' }], prints: true },
  ]).overrides;
  expect(bare?.rules).toEqual({ 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' });
  expect(barred?.rules).toEqual({
    'no-restricted-imports': ['error', { patterns: [...EVERYWHERE, { regex: '^c', message: 'Never.' }] }],
    'no-console': 'off',
  });
});

test('a room that knows no platform may use neither it nor any effect', () => {
  const [room] = wallsOf([{ files: ['a/**'], effects: { knows: 'It knows nothing' } }]).overrides;
  const rule: unknown = room?.rules['no-restricted-globals'];
  for (const name of ['fetch', 'setTimeout', 'localStorage', 'document', 'process']) {
    expect(rule).toContainEqual({ name, message: expect.any(String) as unknown });
  }
});
