import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOTSPOT_COMPONENTS } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { expect, test } from 'vitest';
import { CMS_ROOT } from '../../../scripts/compile.ts';
import { CHOICES } from '../../plugins/showroom/admin/src/fields/choices.ts';
import { GERMAN, GERMAN_IN } from '../../plugins/showroom/contracts/german/german.ts';
import { GERMAN_KINDS } from '../../plugins/showroom/contracts/german/kinds.ts';
import {
  COMPONENT_DEPENDENCES,
  CONTENT_DEPENDENCES,
} from '../../plugins/showroom/admin/src/fields/shown-when.ts';
import { EDIT_VIEWS } from './apply-edit-views.ts';

interface Attribute {
  readonly type: string;
  readonly enum?: readonly string[];
  readonly components?: readonly string[];
}

interface Schema {
  readonly info: { readonly displayName: string };
  readonly attributes: Readonly<Record<string, Attribute>>;
}

function schemasIn(pattern: string): Schema[] {
  const folder = join(CMS_ROOT, 'src');
  return globSync(pattern, { cwd: folder }).map((path) =>
    JSON.parse(readFileSync(join(folder, path), 'utf8')),
  );
}

const contentTypes = schemasIn('api/*/content-types/*/schema.json');
const attributes = [...contentTypes, ...schemasIn('components/*/*.json')].flatMap((schema) =>
  Object.values(schema.attributes),
);

const texts = Object.entries(EDIT_VIEWS).flatMap(([uid, view]) =>
  Object.entries(view.texts).map(([field, text]) => ({ where: `${uid} ${field}`, text })),
);

test('every field has a German label and a German hint', () => {
  const missing = texts.flatMap(({ where, text: [label, hint] }) =>
    [label, hint ?? ''].flatMap((text) => (text === '' || GERMAN[text] ? [] : [`${where}: ${text}`])),
  );
  expect(missing).toEqual([]);
});

test('nothing is translated that no form says', () => {
  const said = new Set(texts.flatMap(({ text }) => text));
  expect(Object.keys(GERMAN).filter((text) => !said.has(text))).toEqual([]);
  const own = Object.entries(GERMAN_IN).flatMap(([uid, words]) => {
    const ofComponent = new Set(Object.values(EDIT_VIEWS[uid]?.texts ?? {}).flat());
    return Object.keys(words).filter((word) => !ofComponent.has(word));
  });
  expect(own).toEqual([]);
});

test('no German text is an English one that was forgotten', () => {
  const equal = Object.entries(GERMAN).filter(([english, german]) => english === german);
  // A sentence is never the same in both languages; a single word may be.
  expect(equal.filter(([text]) => text.includes(' '))).toEqual([]);
});

test.each(Object.entries(CHOICES))(
  'every value of an enumeration has a word in %s, and no other',
  (_, words) => {
    const values = new Set(attributes.flatMap((attribute) => attribute.enum ?? []));
    expect(Object.keys(words).toSorted()).toEqual([...values].toSorted());
  },
);

test('content types and the parts of lists have German names', () => {
  // What a location may hold is not in its schema: the CMS adds it when it starts.
  const parts = [...HOTSPOT_COMPONENTS, ...attributes.flatMap(({ components = [] }) => components)];
  const groups = parts.map((part) => part.split('.')[0] ?? part);
  const names = contentTypes.map(({ info }) => info.displayName);
  expect(Object.keys(GERMAN_KINDS).toSorted()).toEqual(
    [...new Set([...parts, ...groups, ...names])].toSorted(),
  );
});

test('a field depends on one beside it, and on a value that this can have', () => {
  const views = Object.values(EDIT_VIEWS);
  for (const [field, { on }] of Object.entries(CONTENT_DEPENDENCES)) {
    expect(views.filter(({ texts: fields }) => field in fields && on in fields)).toHaveLength(1);
  }
  for (const [uid, fields] of Object.entries(COMPONENT_DEPENDENCES)) {
    const [folder, name] = uid.split('.');
    const [schema] = schemasIn(`components/${folder}/${name}.json`);
    for (const [field, { on, values }] of Object.entries(fields)) {
      const other = schema?.attributes[on];
      const possible: readonly unknown[] = other?.type === 'boolean' ? [true, false] : (other?.enum ?? []);
      expect([uid, field, Object.keys(schema?.attributes ?? {}).includes(field)]).toEqual([uid, field, true]);
      expect(values.filter((value) => !possible.includes(value))).toEqual([]);
    }
  }
});

test('every kind of action shows what it needs', () => {
  const kinds = schemasIn('components/actions/action.json')[0]?.attributes['kind']?.enum ?? [];
  const shown = new Set(
    Object.values(COMPONENT_DEPENDENCES['actions.action'] ?? {}).flatMap(({ values }) => values),
  );
  expect(kinds.filter((kind) => !shown.has(kind))).toEqual([]);
});
