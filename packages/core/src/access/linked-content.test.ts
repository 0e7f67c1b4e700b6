import { describe, expect, test } from 'vitest';
import { aLocation, aNavigationHotspot, anonymous, aSnapshot, aWorld } from '../../testing/index.ts';
import type { Action } from '../world/action.ts';
import type { Article, BoxHook, RichText } from '../world/content.ts';
import { overlayId, payloadId, worldSlug } from '../world/ids.ts';
import type { LocationAccess } from '../world/location.ts';
import type { Snapshot } from '../world/snapshot.ts';
import { visibleSnapshot } from './visible-snapshot.ts';

const [entrance, vault] = [payloadId('entrance'), payloadId('vault')];
const lab = worldSlug('lab');

function opens(id: number): Action {
  return { kind: 'openArticle', article: overlayId(id) };
}

function anArticle(id: number, parts: Partial<Article> = {}): Article {
  return {
    id: overlayId(id),
    title: `Article ${id}`,
    summary: '',
    tags: [],
    sections: [],
    actionButtons: [],
    ...parts,
  };
}

function withText(id: number, source: string, format: 'html' | 'markdown' = 'html'): Article {
  return anArticle(id, { sections: [{ kind: 'text', title: '', text: { format, source } }] });
}

function withButton(id: number, action: Action): Article {
  return anArticle(id, { actionButtons: [{ title: 'More', action }] });
}

function hotspots(ids: readonly number[] = []) {
  return ids.map((id) => aNavigationHotspot(`article-${id}`, { action: opens(id) }));
}

/** An open entrance and a vault in a closed world, each with hotspots that open articles. */
function showroom(given: {
  readonly open?: readonly number[];
  readonly closed?: readonly number[];
  readonly articles: readonly Article[];
  readonly hooks?: readonly BoxHook[];
}): Snapshot {
  return aSnapshot({
    worlds: [aWorld({ start: entrance }), aWorld({ slug: lab, isProtected: true })],
    locations: [
      aLocation({ payloadId: entrance, hotspots: hotspots(given.open) }),
      aLocation({ payloadId: vault, world: lab, hotspots: hotspots(given.closed) }),
    ],
    transitions: [],
    articles: given.articles,
    boxHooks: given.hooks ?? [],
  });
}

function seenBy(snapshot: Snapshot, granted: readonly string[] = []): readonly number[] {
  return visibleSnapshot(snapshot, {
    ...anonymous,
    openedWorlds: new Set(granted.map((slug) => worldSlug(slug))),
  }).articles.map(({ id }) => id);
}

/** Whether a link in the text of an open article leads to article 8. */
function leads(source: string, format: 'html' | 'markdown' = 'html'): boolean {
  return seenBy(showroom({ open: [1], articles: [withText(1, source, format), anArticle(8)] })).includes(8);
}

/** A showroom of one location, with an article that nothing leads to. */
function lonely(access: LocationAccess = { rule: { kind: 'public' } }): Snapshot {
  return aSnapshot({
    locations: [aLocation({ payloadId: entrance, access })],
    transitions: [],
    articles: [anArticle(1)],
  });
}

function hook(locations: BoxHook['locations'], actions: readonly Action[]): BoxHook {
  return {
    id: 'hook',
    event: 'current_location_changed',
    locations,
    actions,
  };
}

describe('what a hook opens', () => {
  test('is hidden with the closed place that the hook waits in', () => {
    const snapshot = showroom({ articles: [anArticle(1)], hooks: [hook([vault], [opens(1)])] });
    expect(seenBy(snapshot)).toEqual([]);
    expect(seenBy(snapshot, ['lab'])).toEqual([1]);
  });

  test('is hidden where the hook leads into a closed world first, and shown where it does so afterwards', () => {
    const into: Action = { kind: 'navigate', target: vault };
    const articles = [anArticle(1)];
    const first = showroom({ articles, hooks: [hook([], [into, opens(1)])] });
    expect(seenBy(first)).toEqual([]);
    expect(JSON.stringify(visibleSnapshot(first, anonymous))).not.toContain('openArticle');
    expect(seenBy(first, ['lab'])).toEqual([1]);
    expect(seenBy(showroom({ articles, hooks: [hook([], [opens(1), into])] }))).toEqual([1]);
  });

  test('is hidden where the hook is dropped because it leads to a location without a door', () => {
    const snapshot = showroom({
      articles: [anArticle(1)],
      hooks: [hook([], [opens(1), { kind: 'navigate', target: vault }])],
    });
    const guarded: Snapshot = {
      ...snapshot,
      locations: [
        aLocation({ payloadId: entrance }),
        aLocation({ payloadId: vault, access: { rule: { kind: 'loggedIn' } } }),
      ],
    };
    expect(seenBy(guarded)).toEqual([]);
  });

  test('is shown where the hook waits in an open place', () => {
    expect(seenBy(showroom({ articles: [anArticle(1)], hooks: [hook([entrance], [opens(1)])] }))).toEqual([
      1,
    ]);
  });
});

describe('content without a hotspot of its own', () => {
  const text = `<p>See <a href="?article=8">the plans</a>.</p>`;

  test('is hidden where only the text of a closed article links to it', () => {
    const snapshot = showroom({ closed: [7], articles: [withText(7, text), anArticle(8)] });
    expect(seenBy(snapshot)).toEqual([]);
    expect(seenBy(snapshot, ['lab'])).toEqual([7, 8]);
  });

  test('stays hidden when an editor removes its hotspot from the closed world', () => {
    const articles = [anArticle(7)];
    expect(seenBy(showroom({ closed: [7], articles }))).toEqual([]);
    expect(seenBy(showroom({ articles }))).toEqual([]);
    expect(seenBy(showroom({ articles }), ['lab'])).toEqual([]);
  });

  test('is hidden where an article that nothing leads to links to it, and so is that article', () => {
    const articles = [withButton(5, opens(7)), anArticle(7)];
    expect(seenBy(showroom({ closed: [7], articles }))).toEqual([]);
  });

  test('is hidden where a hotspot in the closed world opens it, and shown where one in the open world does', () => {
    expect(seenBy(showroom({ closed: [7], articles: [anArticle(7)] }))).toEqual([]);
    expect(seenBy(showroom({ open: [7], closed: [7], articles: [anArticle(7)] }))).toEqual([7]);
  });
});

describe('content that is shown although nothing leads there', () => {
  test('is shown, with what it links to', () => {
    const articles = [anArticle(5, { ...withButton(5, opens(7)), isShownUnlinked: true }), anArticle(7)];
    expect(seenBy(showroom({ closed: [7], articles }))).toEqual([5, 7]);
    expect(seenBy(showroom({ articles: [anArticle(6), ...articles] }))).toEqual([5, 7]);
  });
});

describe('a showroom of which nothing can be closed', () => {
  test('shows everything', () => {
    const snapshot = lonely();
    expect(visibleSnapshot(snapshot, anonymous)).toBe(snapshot);
  });

  test('is none that a date has opened: content never comes out because time passes', () => {
    const from = '2026-06-01T00:00:00Z';
    const snapshot = lonely({ rule: { kind: 'public' }, from });
    for (const now of ['2026-05-01T12:00:00Z', '2026-07-01T12:00:00Z']) {
      expect(visibleSnapshot(snapshot, { ...anonymous, now }).articles).toEqual([]);
    }
  });
});

describe('a link in an open text', () => {
  test.each([
    '<a href="?article=8">x</a>',
    "<a class='x' href='?article=8-with-a-title'>x</a>",
    '<a href=?article=8>x</a>',
    '<a href="?places&amp;article=8#x">x</a>',
    '<a href="/showroom/entrance?article=8">x</a>',
    '<a href="/de/showroom/entrance?article=8">x</a>',
    '<a href="/showroom?article=8">x</a>',
    '<a href="/?article=8">x</a>',
    '<a href="https://show.example/showroom/entrance?article=8">x</a>',
    '<a href="show.example/de/showroom/entrance?article=8">x</a>',
  ])('leads on by %s', (source) => {
    expect(leads(source)).toBe(true);
    expect(leads(source, 'markdown')).toBe(true);
  });

  test.each([
    'See [the plans](?article=8).',
    'See [the plans](<?article=8> "Plans").',
    'See [the plans][1].\n\n[1]: /showroom/entrance?article=8',
    'https://show.example/showroom/entrance?article=8',
  ])('leads on in markdown by %s', (source) => {
    expect(leads(source, 'markdown')).toBe(true);
  });

  test.each([
    // Words, and what no page shows.
    'The address ends with ?article=8 then.',
    '<p title="?article=8">x</p>',
    '<!-- <a href="?article=8">x</a> -->',
    // Other sites, and pages that this visitor has not.
    '<a href="https://shop.example/?article=8">x</a>',
    '<a href="//shop.example/products?article=8">x</a>',
    '<a href="/lab/vault?article=8">x</a>',
    '<a href="/lab?article=8">x</a>',
    '<a href="https://show.example/lab/vault?article=8">x</a>',
    '<a href="/login?article=8">x</a>',
    // Something else.
    '<a href="?article=88">x</a>',
    '<a href="?dashboard=8">x</a>',
    '<a href="?article=-8">x</a>',
  ])('leads nowhere by %s', (source) => {
    expect(leads(source)).toBe(false);
    expect(leads(source, 'markdown')).toBe(false);
  });

  test('is read in blocks, however deep, and not for ever', () => {
    const nested = (depth: number): unknown =>
      depth === 0
        ? { type: 'link', url: '?article=8', children: [] }
        : { type: 'list', children: [nested(depth - 1)] };
    const seen = (depth: number): readonly number[] => {
      const text: RichText = { format: 'blocks', blocks: [nested(depth)] };
      const article = anArticle(1, { sections: [{ kind: 'text', title: '', text }] });
      return seenBy(showroom({ open: [1], articles: [article, anArticle(8)] }));
    };
    expect(seen(5)).toEqual([1, 8]);
    expect(seen(5_000)).toEqual([1]);
  });
});
