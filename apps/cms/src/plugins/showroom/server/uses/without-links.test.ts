import { expect, test } from 'vitest';
import type { Attributes } from '../../../../content-model/model.ts';
import { withoutLinks } from './without-links.ts';

const MODEL: Readonly<Record<string, Attributes>> = {
  location: {
    title: { type: 'string' },
    next: { type: 'relation', relation: 'oneToOne', target: 'location' },
    menus: { type: 'relation', relation: 'oneToMany', target: 'menu' },
    hotspots: { type: 'dynamiczone', components: ['hotspot'] },
    steps: { type: 'component', component: 'step', repeatable: true },
    saver: { type: 'component', component: 'step' },
  },
  hotspot: {
    title: { type: 'string' },
    article: { type: 'relation', relation: 'oneToOne', target: 'article' },
    icon: { type: 'relation', relation: 'oneToOne', target: 'api::icon.icon' },
    categories: { type: 'relation', relation: 'oneToMany', target: 'category' },
  },
  step: { article: { type: 'relation', relation: 'oneToOne', target: 'article' } },
};

function without(state: object, ...gone: readonly string[]) {
  return withoutLinks((uid) => MODEL[uid] ?? {}, 'location', { ...state }, new Set(gone));
}

function to(documentId: string) {
  return { documentId };
}

test('a part that is there for its link goes with it, also inside others', () => {
  const hotspot = (article: string) => ({ __component: 'hotspot', title: article, article: to(article) });
  const state = { title: 'Hall', hotspots: [hotspot('a'), hotspot('b')], steps: [{ article: to('a') }] };
  expect(without(state, 'a')).toEqual({ title: 'Hall', hotspots: [hotspot('b')] });
});

test('an icon and a category are taken off, and their hotspot stays', () => {
  const hotspots = [
    {
      __component: 'hotspot',
      title: 'Read',
      article: to('a'),
      icon: to('i'),
      categories: [to('c'), to('d')],
    },
  ];
  expect(without({ hotspots }, 'i', 'c')).toEqual({
    hotspots: [{ __component: 'hotspot', title: 'Read', article: to('a'), categories: [to('d')] }],
  });
});

test('a field of the entry is emptied, and one of several in a list taken out', () => {
  const state = { next: to('x'), menus: [to('x'), to('m')], saver: { article: to('x') } };
  expect(without(state, 'x')).toEqual({ menus: [to('m')], saver: {} });
});

test('what leads elsewhere is as it was', () => {
  const state = { title: 'Hall', next: to('x'), hotspots: [{ __component: 'hotspot', title: 'On' }] };
  expect(without(state, 'y')).toEqual(state);
});
