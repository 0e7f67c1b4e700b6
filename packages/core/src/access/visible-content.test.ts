import { describe, expect, test } from 'vitest';
import {
  aLocation,
  aNavigationHotspot,
  aPicture,
  aSectionOfEachKind,
  aSnapshot,
  aWorld,
  anonymous,
} from '../../testing/index.ts';
import type { Action } from '../world/action.ts';
import type { Article, ArticleSection, Dashboard } from '../world/content.ts';
import { overlayId, payloadId, worldSlug } from '../world/ids.ts';
import type { Hotspot } from '../world/location.ts';
import type { Snapshot } from '../world/snapshot.ts';
import { doorOf } from '../world/door.ts';
import type { Visitor } from './may-enter.ts';
import { visibleSnapshot } from './visible-snapshot.ts';

const [entrance, vault] = [payloadId('entrance'), payloadId('vault')];
const lab = worldSlug('lab');
const toVault: Action = { kind: 'navigate', target: vault };
const door: Action = { kind: 'openDoor', door: { id: doorOf(vault), lock: 'password' } };
const toEntrance: Action = { kind: 'navigate', target: entrance };

function hotspotTo(action: Action): Hotspot {
  return aNavigationHotspot(action.kind, { action });
}

function anArticle(id: number, sections: readonly ArticleSection[]): Article {
  return {
    id: overlayId(id),
    title: `Article ${id}`,
    summary: '',
    tags: [],
    sections,
    actionButtons: [],
  };
}

function aDashboard(id: number, file: string): Dashboard {
  return {
    id: overlayId(id),
    title: `Dashboard ${id}`,
    links: [],
    contacts: [],
    actionButtons: [],
    mediaLibrary: [{ title: '', media: [aPicture({ name: file })] }],
  };
}

/** An open entrance and a vault in a closed world, each with what its hotspots open. */
function showroom(given: {
  readonly open: readonly Action[];
  readonly closed: readonly Action[];
  readonly articles?: readonly Article[];
  readonly dashboards?: readonly Dashboard[];
}): Snapshot {
  return aSnapshot({
    worlds: [aWorld({ start: entrance }), aWorld({ slug: lab, isProtected: true })],
    locations: [
      aLocation({ payloadId: entrance, hotspots: given.open.map((action) => hotspotTo(action)) }),
      aLocation({ payloadId: vault, world: lab, hotspots: given.closed.map((action) => hotspotTo(action)) }),
    ],
    transitions: [],
    articles: given.articles ?? [],
    dashboards: given.dashboards ?? [],
  });
}

function sentTo(asking: Visitor, snapshot: Snapshot): string {
  return JSON.stringify(visibleSnapshot(snapshot, asking));
}

function buttons(...actions: Action[]) {
  return actions.map((action) => ({ title: `To ${action.kind}`, action }));
}

/** The sections of an article that an open location leads to, as the visitor may see them. */
function visibleSections(section: ArticleSection): readonly ArticleSection[] {
  const open: Action = { kind: 'openArticle', article: overlayId(1) };
  const snapshot = showroom({ open: [open], closed: [], articles: [anArticle(1, [section])] });
  return visibleSnapshot(snapshot, anonymous).articles[0]?.sections ?? [];
}

describe('what a closed location opens', () => {
  const secret = aPicture({ name: 'secret.jpg' });
  const file: readonly Action[] = [
    { kind: 'openDocuments', documents: [secret] },
    { kind: 'openMedia', media: [secret] },
    { kind: 'openView360', media: [secret] },
    { kind: 'openSlideshow', media: [secret] },
    { kind: 'openSyncedImages', media: [secret, aPicture()] },
  ];

  test.each(file)('does not leave: a file of $kind', (action) => {
    const snapshot = showroom({ open: [], closed: [action] });
    expect(sentTo(anonymous, snapshot)).not.toContain('secret');
    expect(sentTo({ ...anonymous, openedWorlds: new Set([lab]) }, snapshot)).toContain('secret');
  });

  test.each(Object.values(aSectionOfEachKind('secret')))(
    'does not leave: a section of kind $kind',
    (section) => {
      const closed: Action = { kind: 'openArticle', article: overlayId(7) };
      const snapshot = showroom({ open: [], closed: [closed], articles: [anArticle(7, [section])] });
      expect(sentTo(anonymous, snapshot)).not.toContain('secret');
    },
  );

  test('does not leave: a dashboard, and what a panorama of a closed article opens', () => {
    const hotspot = {
      title: 'Numbers',
      yaw: 0,
      pitch: 0,
      action: { kind: 'openDashboard', dashboard: overlayId(8) } as const,
    };
    const snapshot = showroom({
      open: [{ kind: 'openDashboard', dashboard: overlayId(9) }],
      closed: [{ kind: 'openArticle', article: overlayId(7) }],
      articles: [anArticle(7, [{ kind: 'view360', title: '', media: [secret], hotspots: [hotspot] }])],
      dashboards: [aDashboard(8, 'secret.jpg'), aDashboard(9, 'public.jpg')],
    });
    const sent = sentTo(anonymous, snapshot);
    expect(sent).not.toContain('secret');
    expect(sent).toContain('public.jpg');
  });
});

function icon(name: string) {
  return { name, svg: aPicture({ name: `${name}.svg`, mime: 'image/svg+xml' }) };
}

describe('icons', () => {
  test('leave only where something visible shows them', () => {
    const shown: ArticleSection = {
      kind: 'iconList',
      title: '',
      items: [{ icon: 'shown', title: '', text: '' }],
    };
    const secret: ArticleSection = {
      kind: 'text',
      title: '',
      icon: 'secret',
      text: { format: 'markdown', source: '' },
    };
    const snapshot: Snapshot = {
      ...showroom({
        open: [{ kind: 'openArticle', article: overlayId(1) }],
        closed: [{ kind: 'openArticle', article: overlayId(7) }],
        articles: [anArticle(1, [shown]), anArticle(7, [secret, shown])],
      }),
      icons: ['shown', 'secret', 'unused'].map((name) => icon(name)),
    };
    expect(visibleSnapshot(snapshot, anonymous).icons.map(({ name }) => name)).toEqual(['shown']);
  });
});

describe('what an open article offers', () => {
  test('opens a door where a button leads into a closed world', () => {
    const [first] = visibleSections({
      kind: 'actionButtons',
      title: '',
      buttons: buttons(toVault, toEntrance),
    });
    expect(first).toMatchObject({ buttons: [{ action: door }, { action: { target: 'entrance' } }] });
  });

  test('opens a door where a hotspot of a panorama leads into a closed world, in a section and in a button', () => {
    const hotspots = buttons(toVault, toEntrance).map((entry) => Object.assign({ yaw: 0, pitch: 0 }, entry));
    const media = [aPicture()];
    const [section] = visibleSections({ kind: 'view360', title: '', media, hotspots });
    expect(section).toMatchObject({ hotspots: [{ action: door }, { action: { target: 'entrance' } }] });
    const [button] = visibleSections({
      kind: 'actionButtons',
      title: '',
      buttons: [{ title: 'Look', action: { kind: 'openView360', media, hotspots } }],
    });
    expect(button).toMatchObject({
      buttons: [{ action: { hotspots: [{ action: door }, { action: { target: 'entrance' } }] } }],
    });
  });
});
