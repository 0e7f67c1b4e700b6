import { describe, expect, test } from 'vitest';
import { aLocation, aNavigationHotspot, aSnapshot, aWorld } from '@vitrine/core/testing';
import type { Action } from '@vitrine/core/world/action';
import type { Article, Dashboard, Menu } from '@vitrine/core/world/content';
import { overlayId, payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { LocationAccess } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { examineWorld } from '../examine.ts';
import { formatFinding } from '../finding.ts';
import type { FindingCode } from '../finding.ts';
import { anArticle } from '../testing/broken-world.ts';

function opens(id: number): Action {
  return { kind: 'openArticle', article: overlayId(id) };
}

function hotspots(ids: readonly number[]) {
  return ids.map((id) => aNavigationHotspot(`article-${id}`, { action: opens(id) }));
}

function article(id: number, links: readonly number[] = [], isShownUnlinked = false): Article {
  return anArticle({
    id: overlayId(id),
    title: `Article ${id}`,
    isShownUnlinked,
    actionButtons: links.map((link) => ({ title: `To ${link}`, action: opens(link) })),
  });
}
const board: Dashboard = {
  id: overlayId(9),
  title: 'Board',
  links: [],
  contacts: [{ name: 'Jo', role: '' }],
  actionButtons: [],
  mediaLibrary: [],
};
const menu: Menu = { key: 'tools', title: 'Tools', items: [] };

/** An entrance, and a vault that is closed as given, with the articles that their hotspots open. */
function showroom(given: {
  readonly open?: readonly number[];
  readonly closed?: readonly number[];
  readonly access?: LocationAccess;
  readonly isProtected?: boolean;
  readonly content: Partial<Snapshot>;
}): Snapshot {
  const { open = [], closed = [], access = { rule: { kind: 'public' } }, isProtected = false } = given;
  return aSnapshot({
    worlds: [
      aWorld({ start: payloadId('entrance') }),
      aWorld({ slug: worldSlug('lab'), start: payloadId('vault'), isProtected }),
    ],
    locations: [
      aLocation({ hotspots: hotspots(open) }),
      aLocation({
        payloadId: payloadId('vault'),
        world: worldSlug('lab'),
        hotspots: hotspots(closed),
        access,
      }),
    ],
    transitions: [],
    ...given.content,
  });
}

function found(code: FindingCode, snapshot: Snapshot): readonly string[] {
  return examineWorld(snapshot).flatMap((finding) => (finding.code === code ? [formatFinding(finding)] : []));
}

function inLab(articles: readonly Article[], open: readonly number[] = []) {
  return found('shownBySwitch', showroom({ open, closed: [1], isProtected: true, content: { articles } }));
}

describe('the doctor on content that nothing leads to', () => {
  const content = { articles: [article(1), article(2)], dashboards: [board], menus: [menu] };

  test('says that it will be hidden once anything is closed', () => {
    const findings = found('unlinkedContent', showroom({ open: [1], content }));
    expect(findings).toEqual([
      expect.stringMatching(
        /^hint: article 2: Nothing leads to the article “Article 2”: visitors find it in/,
      ),
      expect.stringMatching(
        /^hint: dashboard 9: Nothing leads to the dashboard “Board”: visitors find it in/,
      ),
      expect.stringMatching(
        /^hint: menu tools: Nothing leads to the menu “tools”: no visitor sees it\. Choose/,
      ),
    ]);
  });

  test.each<Partial<Parameters<typeof showroom>[0]>>([
    { isProtected: true },
    { access: { rule: { kind: 'loggedIn' } } },
    { access: { rule: { kind: 'public' }, until: '2030-01-01T00:00:00Z' } },
  ])('says that it is hidden where something is closed: %j', (closing) => {
    const [first] = found('unlinkedContent', showroom({ open: [1], content, ...closing }));
    expect(first).toContain('no visitor sees it, because a part of the showroom is closed');
  });

  test('reports nothing that closed locations lead to, that is reached indirectly, or that is switched on', () => {
    const articles = [article(1, [2]), article(2), article(3, [4], true), article(4)];
    expect(
      found('unlinkedContent', showroom({ closed: [1], isProtected: true, content: { articles } })),
    ).toEqual([]);
  });
});

describe('the doctor on what everybody sees by a switch', () => {
  test('warns where a closed place uses it', () => {
    expect(inLab([article(1, [], true)])).toEqual([
      'warning: article 1: Everyone sees the article “Article 1” because of “Shown although nothing leads here”, and a closed location uses it. If it belongs to the closed location, switch that off.',
    ]);
  });

  test('warns where it links to what a closed place uses, however far', () => {
    const articles = [article(1), article(5, [6], true), article(6, [1])];
    expect(inLab(articles)).toEqual([
      'warning: article 1: Everyone sees the article “Article 1” because the article “Article 5” links to it, which is shown although nothing leads there. A closed location uses it. If it belongs to the closed location, remove the link.',
    ]);
  });

  test('says nothing where an open place leads there as well, and nothing while the switch is off', () => {
    expect(inLab([article(1, [], true)], [1])).toEqual([]);
    expect(inLab([article(1), article(5, [1])])).toEqual([]);
    expect(inLab([article(1), article(5, [], true)])).toEqual([]);
  });

  test('warns of what a location uses that is closed to some or for a time', () => {
    const content = { articles: [article(1, [], true)] };
    for (const access of [
      { rule: { kind: 'scopes', scopes: ['staff'] } },
      { rule: { kind: 'public' }, from: '2020-01-01T00:00:00Z' },
    ] satisfies LocationAccess[]) {
      expect(found('shownBySwitch', showroom({ closed: [1], access, content }))).toHaveLength(1);
    }
    expect(found('shownBySwitch', showroom({ closed: [1], content }))).toEqual([]);
  });
});
