import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decided, isSame, merge } from './merge.ts';
import type { Attributes, Components, Values } from './merge.ts';

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
    article: { type: 'relation' },
  },
  point: { x: { type: 'decimal' }, y: { type: 'decimal' } },
  seo: { text: { type: 'string' }, robots: { type: 'string' } },
  tag: { name: { type: 'string' } },
};
const pin = (id: number, title: string, x = 10) => ({
  __component: 'pin',
  __temp_key__: `a${id}`,
  id,
  title,
  position: { id: id * 10, x, y: 5 },
  article: { connect: [], disconnect: [] },
});
const base = { title: 'Hall', slug: 'hall', hotspots: [pin(1, 'One'), pin(2, 'Two')] };
const bring = (mine: Values, theirs: Values, from: Values = base) =>
  merge({ base: from, mine, theirs }, attributes, components);

describe('two editors’ forms', () => {
  test('what one of them has changed is in the merged form, whoever it was', () => {
    const { values, differences } = bring(
      { ...base, title: 'My hall' },
      { ...base, slug: 'their-hall', hotspots: [pin(1, 'One', 70), pin(2, 'Two')] },
    );
    expect(values).toEqual({
      title: 'My hall',
      slug: 'their-hall',
      hotspots: [pin(1, 'One', 70), pin(2, 'Two')],
    });
    expect(differences.map(({ path, changedBy }) => [path.join('.'), changedBy])).toEqual([
      ['title', 'mine'],
      ['slug', 'theirs'],
      ['hotspots.0.position.x', 'theirs'],
    ]);
  });

  test('one hotspot that both have changed in different fields has both changes', () => {
    const { values, differences } = bring(
      { ...base, hotspots: [pin(1, 'Mine'), pin(2, 'Two')] },
      { ...base, hotspots: [pin(1, 'One', 70), pin(2, 'Two')] },
    );
    expect(values['hotspots']).toEqual([pin(1, 'Mine', 70), pin(2, 'Two')]);
    expect(differences.some(({ changedBy }) => changedBy === 'both')).toBe(false);
  });

  test('what both have changed is mine until it is decided, field by field', () => {
    const merged = bring(
      { ...base, title: 'My hall', slug: 'my-hall' },
      { ...base, title: 'Their hall', slug: 'their-hall' },
    );
    expect(merged.values).toMatchObject({ title: 'My hall', slug: 'my-hall' });
    expect(merged.differences.map(({ changedBy }) => changedBy)).toEqual(['both', 'both']);
    const chosen = decided(merged, ({ path }) => (path[0] === 'slug' ? 'theirs' : 'mine'));
    expect(chosen).toMatchObject({ title: 'My hall', slug: 'their-hall' });
  });

  test('rows that either has added are both there, each under a name of its own', () => {
    const added = (title: string) => {
      const { id: _id, ...row } = pin(3, title);
      return row;
    };
    const { values } = bring(
      { ...base, hotspots: [...base.hotspots, added('Mine')] },
      { ...base, hotspots: [...base.hotspots, pin(3, 'Theirs')] },
    );
    const rows = values['hotspots'] as readonly { title: string; __temp_key__: string }[];
    expect(rows.map(({ title }) => title)).toEqual(['One', 'Two', 'Mine', 'Theirs']);
    expect(new Set(rows.map((row) => row['__temp_key__'])).size).toBe(4);
  });

  test('a row that one took away and the other left alone is gone', () => {
    const without = { ...base, hotspots: [pin(2, 'Two')] };
    expect(bring(without, base).values).toEqual(without);
    expect(bring(base, without).values).toEqual(without);
  });

  test('a row that one took away and the other changed is asked about, and is there until then', () => {
    const without = { ...base, hotspots: [pin(2, 'Two')] };
    const changed = { ...base, hotspots: [pin(1, 'Changed'), pin(2, 'Two')] };
    const mineChanged = bring(changed, without);
    // It is made anew: the server has it no more.
    expect((mineChanged.values['hotspots'] as readonly Values[])[0]).not.toHaveProperty('id');
    expect(decided(mineChanged, () => 'theirs')).toEqual(without);
    const theirsChanged = bring(without, changed);
    expect(theirsChanged.differences).toMatchObject([{ changedBy: 'both' }]);
    expect((theirsChanged.values['hotspots'] as readonly Values[]).map(({ title }) => title)).toContain(
      'Changed',
    );
    expect(decided(theirsChanged, () => 'mine')).toEqual(without);
  });

  test('several rows that are not wanted go, and no other', () => {
    const three = { ...base, hotspots: [pin(1, 'One'), pin(2, 'Two'), pin(3, 'Three')] };
    const mine = { ...base, hotspots: [pin(1, 'Mine'), pin(2, 'Mine too'), pin(3, 'Three')] };
    const theirs = { ...base, hotspots: [pin(3, 'Three')] };
    expect(decided(bring(mine, theirs, three), () => 'theirs')).toEqual(theirs);
  });

  test('a relation that I have changed is named as mine', () => {
    const from = { ...base, world: { connect: [], disconnect: [] } };
    const mine = { ...from, world: { connect: [{ id: 4 }], disconnect: [] } };
    expect(bring(mine, from, from).differences).toMatchObject([{ path: ['world'], changedBy: 'mine' }]);
  });

  test('empty fields and the form’s own names are no differences', () => {
    expect(isSame({ a: null, __temp_key__: 'a0' }, { __temp_key__: 'a1' })).toBe(true);
    expect(isSame({ a: 0 }, { a: null })).toBe(false);
  });

  const text = fc.constantFrom('a', 'b', 'c');
  const forms = fc.record({
    title: text,
    slug: text,
    seo: fc.record({ id: fc.constant(1), text, robots: text }),
    tags: fc
      .uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 })
      .chain((ids) =>
        fc.tuple(...ids.map((id) => text.map((name) => ({ id, name, __temp_key__: `a${id}` })))),
      ),
  });

  test('nobody’s change is lost: it is in the merged form, or it is asked about', () => {
    fc.assert(
      fc.property(forms, forms, forms, (from, mine, theirs) => {
        const { values, differences } = bring(mine, theirs, from);
        const asked = new Set(
          differences.filter(({ changedBy }) => changedBy === 'both').map(({ path }) => path.join('.')),
        );
        for (const name of ['title', 'slug'] as const) {
          const wanted = mine[name] === from[name] ? theirs[name] : mine[name];
          expect(asked.has(name) || values[name] === wanted).toBe(true);
        }
        const names = new Set((values['tags'] as readonly { name: string }[]).map((tag) => tag.name));
        const changed = (tags: typeof mine.tags) =>
          tags.filter(({ id, name }) => from.tags.find((tag) => tag.id === id)?.name !== name);
        const mineToo = new Set(changed(mine.tags).map(({ id }) => id));
        const wanted = [...changed(mine.tags), ...changed(theirs.tags).filter(({ id }) => !mineToo.has(id))];
        expect(wanted.filter(({ name }) => !names.has(name))).toEqual([]);
      }),
    );
  });

  test('who has changed nothing gets what is there, and nobody is asked', () => {
    fc.assert(
      fc.property(forms, forms, (from, theirs) => {
        const { values, differences } = bring(from, theirs, from);
        expect(isSame({ ...values, tags: undefined }, { ...theirs, tags: undefined })).toBe(true);
        expect(differences.every(({ changedBy }) => changedBy === 'theirs')).toBe(true);
      }),
    );
  });
});
