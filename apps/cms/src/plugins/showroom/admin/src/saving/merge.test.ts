import { describe, expect, test } from 'vitest';
import { decided } from './decided.ts';
import { isSame } from './form-values.ts';
import type { Values } from './form-values.ts';
import { askedIn, base, bring, pin, rowsOf, titlesOf } from './merge-samples.ts';

function idsIn(value: unknown) {
  return (value as { connect: { id: number }[] }).connect.map(({ id }) => id);
}

function added(title: string) {
  const { id: _id, ...row } = pin(3, title);
  return row;
}

function ordered(...hotspots: readonly Values[]) {
  return { ...base, hotspots };
}

function notes(...ids: readonly number[]) {
  return ids.map((id) => ({ id, name: `n${id}`, __temp_key__: `n${id}` }));
}

function withNotes(row: Values, ...ids: readonly number[]) {
  return { ...row, notes: notes(...ids) };
}

describe('two editors’ forms', () => {
  test('a change by only one of them is in the merged form', () => {
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

  test('a hotspot changed by both in different fields has both changes', () => {
    const { values, differences } = bring(
      { ...base, hotspots: [pin(1, 'Mine'), pin(2, 'Two')] },
      { ...base, hotspots: [pin(1, 'One', 70), pin(2, 'Two')] },
    );
    expect(values['hotspots']).toEqual([pin(1, 'Mine', 70), pin(2, 'Two')]);
    expect(differences.some(({ changedBy }) => changedBy === 'both')).toBe(false);
  });

  test('what both have changed is mine until decided, field by field', () => {
    const merged = bring(
      { ...base, title: 'My hall', slug: 'my-hall' },
      { ...base, title: 'Their hall', slug: 'their-hall' },
    );
    expect(merged.values).toMatchObject({ title: 'My hall', slug: 'my-hall' });
    expect(merged.differences.map(({ changedBy }) => changedBy)).toEqual(['both', 'both']);
    const chosen = decided(merged, ({ path }) => (path[0] === 'slug' ? 'theirs' : 'mine'));
    expect(chosen).toMatchObject({ title: 'My hall', slug: 'their-hall' });
  });

  test('rows added by either are both kept, with unique keys', () => {
    const { values } = bring(
      { ...base, hotspots: [...base.hotspots, added('Mine')] },
      { ...base, hotspots: [...base.hotspots, pin(3, 'Theirs')] },
    );
    const rows = values['hotspots'] as readonly { title: string; __temp_key__: string }[];
    expect(rows.map(({ title }) => title)).toEqual(['One', 'Two', 'Mine', 'Theirs']);
    expect(new Set(rows.map((row) => row['__temp_key__'])).size).toBe(4);
  });

  test('a row deleted by one and unchanged by the other is deleted', () => {
    const without = { ...base, hotspots: [pin(2, 'Two')] };
    expect(bring(without, base).values).toEqual(without);
    expect(bring(base, without).values).toEqual(without);
  });

  test('a row deleted by one and changed by the other is kept until decided', () => {
    const without = { ...base, hotspots: [pin(2, 'Two')] };
    const changed = { ...base, hotspots: [pin(1, 'Changed'), pin(2, 'Two')] };
    const mineChanged = bring(changed, without);
    // It is recreated, because the server no longer has it.
    expect((mineChanged.values['hotspots'] as readonly Values[])[0]).not.toHaveProperty('id');
    expect(decided(mineChanged, () => 'theirs')).toEqual(without);
    const theirsChanged = bring(without, changed);
    expect(theirsChanged.differences).toMatchObject([{ changedBy: 'both' }]);
    expect((theirsChanged.values['hotspots'] as readonly Values[]).map(({ title }) => title)).toContain(
      'Changed',
    );
    expect(decided(theirsChanged, () => 'mine')).toEqual(without);
  });

  test('several rejected rows are removed, and no others', () => {
    const three = { ...base, hotspots: [pin(1, 'One'), pin(2, 'Two'), pin(3, 'Three')] };
    const mine = { ...base, hotspots: [pin(1, 'Mine'), pin(2, 'Mine too'), pin(3, 'Three')] };
    const theirs = { ...base, hotspots: [pin(3, 'Three')] };
    expect(decided(bring(mine, theirs, three), () => 'theirs')).toEqual(theirs);
  });

  test('a recreated row has its stored relations with my changes', () => {
    const without = { ...base, hotspots: [pin(2, 'Two')] };
    const connect = [{ id: 4, label: 'Third', apiData: { id: 4, documentId: 'd4', locale: 'en' } }];
    const changed = {
      ...pin(1, 'Changed'),
      categories: { connect, disconnect: [{ id: 9, apiData: { id: 9, documentId: 'd9' } }] },
    };
    const merged = bring({ ...base, hotspots: [changed, pin(2, 'Two')] }, without);
    const [row] = rowsOf(merged.values);
    expect(idsIn(row?.['article'])).toEqual([7]);
    expect(idsIn(row?.['categories'])).toEqual([8, 4]);
    expect(row?.['categories']).toMatchObject({
      disconnect: [],
      connect: [{ label: 'New', apiData: { documentId: 'd8', locale: 'en' } }, { label: 'Third' }],
    });
    expect(row?.['position']).not.toHaveProperty('id');
    expect(askedIn(merged.differences).some(({ losesRelations }) => losesRelations)).toBe(false);
    expect(rowsOf(decided(merged, () => 'mine'))[0]).toEqual(row);
  });

  test('a recreated row with unknown relations says so', () => {
    const mine = { ...base, hotspots: [pin(1, 'One'), pin(2, 'Changed')] };
    const { differences } = bring(mine, { ...base, hotspots: [pin(1, 'One')] });
    expect(askedIn(differences)).toMatchObject([{ kind: 'row', losesRelations: true }]);
  });

  test('a component emptied by one and changed by the other is asked about, and recreated', () => {
    const from = { ...base, seo: { id: 5, text: 'A', robots: 'all' } };
    const merged = bring({ ...from, seo: { ...from.seo, text: 'Mine' } }, { ...from, seo: null }, from);
    expect(askedIn(merged.differences)).toHaveLength(1);
    expect(decided(merged, () => 'mine')['seo']).toEqual({ text: 'Mine', robots: 'all' });
    expect(decided(merged, () => 'theirs')['seo']).toBeNull();
  });

  test('a relation to one entry has the last chosen one', () => {
    const connect = [{ id: 4, label: 'Third', apiData: { id: 4, documentId: 'd4', locale: 'en' } }];
    const changed = { ...pin(1, 'One'), article: { connect, disconnect: [] } };
    const { values } = bring({ ...base, hotspots: [changed] }, { ...base, hotspots: [] });
    expect(idsIn(rowsOf(values)[0]?.['article'])).toEqual([4]);
  });

  test('a component filled by both has both texts', () => {
    const from = { ...base, seo: null };
    const author = { connect: [], disconnect: [] };
    const { values, differences } = bring(
      { ...from, seo: { text: 'Mine', author } },
      { ...from, seo: { id: 6, robots: 'no', author } },
      from,
    );
    expect(values['seo']).toEqual({ id: 6, text: 'Mine', robots: 'no', author });
    expect(differences.map(({ path }) => path.join('.'))).toEqual(['seo.robots', 'seo.text']);
  });

  describe('the order of rows', () => {
    const [one, two, three] = [pin(1, 'One'), pin(2, 'Two'), pin(3, 'Three')];
    const from = { ...base, hotspots: [one, two, three] };

    test('is that of the editor who changed it', () => {
      const moved = ordered(three, one, two);
      for (const [mine, theirs, by] of [
        [moved, from, 'mine'],
        [from, moved, 'theirs'],
      ] as const) {
        const { values, differences } = bring(mine, theirs, from);
        expect(titlesOf(values)).toEqual(['Three', 'One', 'Two']);
        expect(differences).toMatchObject([{ kind: 'order', path: ['hotspots'], changedBy: by }]);
      }
    });

    test('is asked about if both have changed it', () => {
      const merged = bring(ordered(three, one, two), ordered(two, one, three), from);
      expect(askedIn(merged.differences)).toMatchObject([{ kind: 'order' }]);
      expect(titlesOf(merged.values)).toEqual(['Three', 'One', 'Two']);
      expect(titlesOf(decided(merged, () => 'theirs'))).toEqual(['Two', 'One', 'Three']);
    });

    test('applies to other decisions, and to added rows', () => {
      const merged = bring(
        ordered(three, pin(1, 'Mine'), { ...pin(9, 'Added'), id: undefined }, two),
        ordered(two, pin(1, 'Theirs'), three),
        from,
      );
      const theirsOrder = decided(merged, ({ kind }) => (kind === 'order' ? 'theirs' : 'mine'));
      expect(titlesOf(theirsOrder)).toEqual(['Two', 'Mine', 'Added', 'Three']);
      const theirsTitle = decided(merged, ({ kind }) => (kind === 'order' ? 'mine' : 'theirs'));
      expect(titlesOf(theirsTitle)).toEqual(['Three', 'Theirs', 'Added', 'Two']);
    });

    test('is decided for nested lists, too', () => {
      const merged = bring(
        ordered(three, one, withNotes(two, 2, 3, 1)),
        ordered(one, withNotes(two, 3, 1, 2), three),
        ordered(one, withNotes(two, 1, 2, 3), three),
      );
      const bothMoved = bring(
        ordered(three, one, withNotes(two, 2, 3, 1)),
        ordered(withNotes(two, 3, 1, 2), one, three),
        ordered(one, withNotes(two, 1, 2, 3), three),
      );
      for (const [given, titles] of [
        [merged, ['Three', 'One', 'Two']],
        [bothMoved, ['Two', 'One', 'Three']],
      ] as const) {
        const values = decided(given, () => 'theirs');
        expect(titlesOf(values)).toEqual(titles);
        expect(rowsOf(values).find(({ title }) => title === 'Two')?.['notes']).toEqual(notes(3, 1, 2));
      }
    });

    test('is no difference if rows were only added or deleted', () => {
      const { differences } = bring(ordered(one, three), ordered(one, pin(4, 'Four'), two, three), from);
      expect(differences.map(({ kind }) => kind)).toEqual(['row', 'row']);
    });
  });

  test('rows of different types may have the same id', () => {
    const other = { ...pin(1, 'Other'), __component: 'other', __temp_key__: 'b1' };
    const from = { ...base, hotspots: [pin(1, 'One'), other] };
    const mine = { ...from, hotspots: [pin(1, 'Mine'), other] };
    expect(titlesOf(bring(mine, from, from).values)).toEqual(['Mine', 'Other']);
  });

  test('a relation that I have changed is reported as mine', () => {
    const from = { ...base, world: { connect: [], disconnect: [] } };
    const mine = { ...from, world: { connect: [{ id: 4 }], disconnect: [] } };
    expect(bring(mine, from, from).differences).toMatchObject([{ path: ['world'], changedBy: 'mine' }]);
  });

  test('empty fields and the form’s own names are no differences', () => {
    expect(isSame({ a: null, __temp_key__: 'a0' }, { __temp_key__: 'a1' })).toBe(true);
    expect(isSame({ a: 0 }, { a: null })).toBe(false);
  });
});
