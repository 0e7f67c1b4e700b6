import { readFileSync } from 'node:fs';
import { CONE_REACH } from '@vitrine/core/placing/on-plan';
import { expect, test } from 'vitest';

test('a cone is drawn as far as the rules say that it reaches', () => {
  const sheet = readFileSync(
    new URL(import.meta.resolve('@vitrine/core/appearance/plan-cone.module.css')),
    'utf8',
  );
  const [, width] = /width: (\d+)%/.exec(sheet) ?? [];
  expect(Number(width)).toBe(2 * CONE_REACH);
  expect(sheet).toContain('closest-side');
});
