import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decided } from './decided.ts';
import { isSame } from './form-values.ts';
import type { Side, Values } from './form-values.ts';
import type { Difference } from './merge.ts';
import { askedIn, bring, rowsOf } from './merge-samples.ts';

const text = fc.constantFrom('a', 'b', 'c');

/** A list of some of these rows in any order. */
function tagsOf(...ids: readonly number[]) {
  return fc
    .shuffledSubarray([...ids])
    .chain((own) => fc.tuple(...own.map((id) => text.map((name) => ({ id, name, __temp_key__: `a${id}` })))));
}

function formsWith(...ids: readonly number[]) {
  return fc.record({
    title: text,
    slug: text,
    seo: fc.option(fc.record({ id: fc.constant(1), text, robots: text }), { nil: null }),
    tags: tagsOf(...ids),
  });
}

/** The version both loaded, one editor's form, and the other editor's saved version. */
const three = fc.tuple(formsWith(1, 2, 3, 4), formsWith(1, 2, 3, 4), formsWith(1, 2, 3, 4, 5, 6));

function tagsIn(values: Values): readonly Values[] {
  return rowsOf(values, 'tags');
}

function find(tags: readonly Values[], id: unknown) {
  return tags.find((tag) => tag['id'] === id);
}

function isAsked(differences: readonly Difference[], path: string): boolean {
  return askedIn(differences).some((difference) => difference.path.join('.') === path);
}

test('no change of a field is lost: it is merged or asked about', () => {
  fc.assert(
    fc.property(three, fc.constantFrom('title', 'slug'), ([from, mine, theirs], name) => {
      const { values, differences } = bring(mine, theirs, from);
      const wanted = mine[name] === from[name] ? theirs[name] : mine[name];
      expect(isAsked(differences, name) || values[name] === wanted).toBe(true);
    }),
  );
});

test('no change of a row is lost: it is merged or asked about', () => {
  fc.assert(
    fc.property(three, ([from, mine, theirs]) => {
      const { values, differences } = bring(mine, theirs, from);
      const tags = tagsIn(values);
      const isSafe = (tag: { id: number; name: string }, others: readonly Values[]): boolean => {
        const before = find(from.tags, tag.id);
        if (isSame(before, tag)) return true;
        const at = tags.findIndex(({ id, name }) => id === tag.id || (id === undefined && name === tag.name));
        const isTaken = tags[at]?.['name'] === tag.name || isAsked(differences, `tags.${at}.name`);
        // If one has deleted what the other has changed, the editor is asked.
        const isTornAway = before !== undefined && find(others, tag.id) === undefined;
        return isTaken && (!isTornAway || isAsked(differences, `tags.${at}`));
      };
      expect(mine.tags.filter((tag) => !isSafe(tag, theirs.tags))).toEqual([]);
      expect(theirs.tags.filter((tag) => !isSafe(tag, mine.tags))).toEqual([]);
    }),
  );
});

test('no change of an order is lost: it is merged or asked about', () => {
  fc.assert(
    fc.property(three, ([from, mine, theirs]) => {
      const merged = bring(mine, theirs, from);
      const common = from.tags
        .map(({ id }) => id)
        .filter((id) => find(mine.tags, id) !== undefined && find(theirs.tags, id) !== undefined);
      const orderOf = (tags: readonly Values[]): string =>
        tags
          .map(({ id }) => id)
          .filter((id) => common.some((one) => one === id))
          .join();
      const before = orderOf(from.tags);
      const order = { mine: orderOf(mine.tags), theirs: orderOf(theirs.tags) };
      const isAskedAbout = ![before, order.theirs].includes(order.mine) && before !== order.theirs;
      const orderDecided = (side: Side) => orderOf(tagsIn(decided(merged, () => side)));
      expect(askedIn(merged.differences).some(({ kind }) => kind === 'order')).toBe(isAskedAbout);
      const kept = order.mine === before ? order.theirs : order.mine;
      expect(orderDecided('mine')).toBe(kept);
      expect(orderDecided('theirs')).toBe(isAskedAbout ? order.theirs : kept);
    }),
  );
});

test('every decision keeps untouched and new rows, and no row twice', () => {
  fc.assert(
    fc.property(three, fc.constantFrom('mine', 'theirs'), fc.nat(4), ([from, mine, theirs], side, at) => {
      const added = { name: 'added', __temp_key__: 'z0' };
      const own = { ...mine, tags: mine.tags.toSpliced(at, 0, added as never) };
      const tags = tagsIn(decided(bring(own, theirs, from), () => side));
      expect(tags.filter(({ name }) => name === 'added')).toEqual([added]);
      const ids = tags.flatMap(({ id }) => (id === undefined ? [] : [id]));
      expect(new Set(ids).size).toBe(ids.length);
      const untouched = from.tags.filter(
        (tag) => isSame(tag, find(mine.tags, tag.id)) && isSame(tag, find(theirs.tags, tag.id)),
      );
      expect(untouched.map(({ id }) => find(tags, id))).toEqual(untouched);
    }),
  );
});

test('an unchanged form takes the other one without a question', () => {
  fc.assert(
    fc.property(three, ([from, , theirs]) => {
      const { values, differences } = bring(from, theirs, from);
      expect(isSame(values, theirs)).toBe(true);
      expect(differences.every(({ changedBy }) => changedBy === 'theirs')).toBe(true);
    }),
  );
});

test('merging a form with itself changes nothing, and equal changes raise no question', () => {
  fc.assert(
    fc.property(three, ([from, mine]) => {
      expect(bring(mine, mine, mine)).toEqual({ values: mine, differences: [] });
      const merged = bring(mine, structuredClone(mine), from);
      expect(merged.values).toEqual(mine);
      expect(askedIn(merged.differences)).toEqual([]);
    }),
  );
});
