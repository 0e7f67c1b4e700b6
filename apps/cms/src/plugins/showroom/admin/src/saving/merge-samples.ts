import type { Attributes, Components, Values } from './form-values.ts';
import { merge } from './merge.ts';
import type { Difference } from './merge.ts';
import type { RelationsOfRow } from './recreate-row.ts';

/* Forms of a fictitious content type for the tests of merging. */

const attributes: Attributes = {
  title: { type: 'string' },
  slug: { type: 'string' },
  cover: { type: 'media' },
  world: { type: 'relation' },
  hotspots: { type: 'dynamiczone' },
  seo: { type: 'component', component: 'seo' },
  tags: { type: 'component', component: 'tag', repeatable: true },
};
const components: Components = {
  pin: {
    title: { type: 'string' },
    position: { type: 'component', component: 'point' },
    article: { type: 'relation', relation: 'oneToOne' },
    categories: { type: 'relation', relation: 'oneToMany' },
    notes: { type: 'component', component: 'tag', repeatable: true },
  },
  point: { x: { type: 'decimal' }, y: { type: 'decimal' } },
  seo: {
    text: { type: 'string' },
    robots: { type: 'string' },
    author: { type: 'relation', relation: 'oneToOne' },
  },
  tag: { name: { type: 'string' } },
};

export function pin(id: number, title: string, x = 10) {
  return {
    __component: 'pin',
    __temp_key__: `a${id}`,
    id,
    title,
    position: { id: id * 10, x, y: 5 },
    article: { connect: [], disconnect: [] },
  };
}
export const base = { title: 'Hall', slug: 'hall', hotspots: [pin(1, 'One'), pin(2, 'Two')] };

function named(id: number, title: string) {
  return { id, documentId: `d${id}`, locale: 'en', title };
}

/** The stored relations of the first pin. */
const relationsOf: RelationsOfRow = (component, id) =>
  component === 'pin' && id === 1
    ? { article: [named(7, 'Robot')], categories: [named(8, 'New'), named(9, 'Old')] }
    : undefined;
export function bring(mine: Values, theirs: Values, from: Values = base) {
  return merge({ base: from, mine, theirs }, { attributes, components, relationsOf });
}

export function rowsOf(values: Values, name = 'hotspots') {
  return values[name] as readonly Values[];
}

export function titlesOf(values: Values) {
  return rowsOf(values).map(({ title }) => title);
}

export function askedIn(differences: readonly Difference[]) {
  return differences.filter(({ changedBy }) => changedBy === 'both');
}
