import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CMS_ROOT } from '../../../scripts/compile.ts';
import { en as mapTexts } from '../../plugins/showroom/admin/src/texts/en/map.ts';
import { EDIT_VIEWS } from './apply-edit-views.ts';

interface Schema {
  readonly attributes: Readonly<Record<string, { readonly visible?: boolean }>>;
}

/** Those that forms show. */
function attributesOf(path: string): string[] {
  const { attributes }: Schema = JSON.parse(readFileSync(join(CMS_ROOT, 'src', path), 'utf8'));
  return Object.entries(attributes).flatMap(([name, { visible }]) => (visible === false ? [] : [name]));
}

const schemas = new Map<string, string[]>([
  ...globSync('api/*/content-types/*/schema.json', { cwd: join(CMS_ROOT, 'src') }).map((path) => {
    const name = basename(dirname(path));
    return [`api::${name}.${name}`, attributesOf(path)] as const;
  }),
  ...globSync('components/*/*.json', { cwd: join(CMS_ROOT, 'src') }).map(
    (path) => [`${basename(dirname(path))}.${basename(path, '.json')}`, attributesOf(path)] as const,
  ),
]);

test('every content type and component has an edit view', () => {
  expect(Object.keys(EDIT_VIEWS).toSorted()).toEqual([...schemas.keys()].toSorted());
});

describe.each(Object.entries(EDIT_VIEWS))('the edit view of %s', (uid, view) => {
  test('shows every field once and names it', () => {
    const fields = (schemas.get(uid) ?? []).toSorted();
    expect(view.rows.flat().toSorted()).toEqual(fields);
    expect(Object.keys(view.texts).toSorted()).toEqual(fields);
  });
});

test('an inactive transition is called the same in its form and on the map (spec 3.13)', () => {
  const [label, hint] = EDIT_VIEWS['transition.options']?.texts['active'] ?? [];
  expect(label).toBe(mapTexts['map.field.active']);
  expect(hint).toMatch(/other transitions/);
});
