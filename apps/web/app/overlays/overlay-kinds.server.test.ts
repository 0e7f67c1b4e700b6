import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { OVERLAY_BODIES } from './overlay-kinds.ts';

const DEFINITIONS = import.meta.glob<{ readonly kind: string }>('../features/*/overlay.server.ts', {
  eager: true,
  import: 'definition',
});

test('each kind that can be shown has one definition on the server, and each definition is shown', () => {
  const kinds = Object.values(DEFINITIONS).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(Object.keys(OVERLAY_BODIES).toSorted());
});

test('the component of a kind lies beside its definition, under the name of their folder', () => {
  for (const path of Object.keys(DEFINITIONS)) {
    const [, folder = ''] = /features\/([^/]+)\//.exec(path) ?? [];
    const body = fileURLToPath(new URL(`../features/${folder}/${folder}-body.tsx`, import.meta.url));
    expect(existsSync(body)).toBe(true);
  }
});
