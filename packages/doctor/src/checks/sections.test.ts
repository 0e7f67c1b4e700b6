import { describe, expect, test } from 'vitest';
import { aClip, aPicture, aSectionOfEachKind, someSettings } from '@vitrine/core/testing';
import type { PanoramaHotspot } from '@vitrine/core/world/action';
import type { ArticleSection, Dashboard } from '@vitrine/core/world/content';
import { overlayId, worldSlug } from '@vitrine/core/world/ids';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { examineWorld } from '../examine.ts';
import {
  anArticle,
  entrance,
  foundIn,
  nowhere,
  sound,
  brokenWorld,
  withAction,
  withSection,
} from '../testing/broken-world.ts';
import type { BrokenWorld } from '../testing/broken-world.ts';

function allowing(host: string, snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    settings: someSettings({ defaultWorld: worldSlug('showroom'), embedHosts: [host] }),
  };
}

function frames(count: number): readonly Media[] {
  return Array.from({ length: count }, (_, index) => aPicture({ name: `turn-${index}.jpg` }));
}

function view360(media: readonly Media[], hotspots: readonly PanoramaHotspot[] = []): ArticleSection {
  return {
    kind: 'view360',
    title: 'The hall',
    media,
    hotspots,
  };
}

function panorama(width: number, height: number): Media {
  return aPicture({ name: 'hall.jpg', width, height });
}

function hotspotAt(yaw: number, pitch: number): PanoramaHotspot {
  return {
    title: 'Door',
    yaw,
    pitch,
    action: { kind: 'navigate', target: entrance },
  };
}
const sheet = aPicture({ name: 'sheet.docx', mime: 'application/msword' });
const pdf = aPicture({ name: 'sheet.pdf', mime: 'application/pdf' });
const board: Dashboard = {
  id: overlayId(1),
  title: 'Board',
  links: [],
  contacts: [],
  actionButtons: [],
  mediaLibrary: [],
  isShownUnlinked: true,
};
const embedded = withSection({ kind: 'iframe', title: '', url: 'https://tools.example.com/size' });
const framed = withAction({
  kind: 'openIframe',
  iframe: overlayId(1),
  url: 'https://tools.example.com',
  title: '',
});

const CASES: readonly BrokenWorld[] = [
  brokenWorld(
    'a panorama that is not twice as wide as high',
    withSection(view360([panorama(4000, 3000)])),
    'warning panoramaShape 1',
  ),
  brokenWorld(
    'such a panorama that a hotspot opens',
    withAction({ kind: 'openView360', media: [panorama(4000, 2100)] }),
    'warning panoramaShape entrance',
  ),
  brokenWorld(
    'a hotspot in the panorama that a hotspot opens, which leads nowhere',
    withAction({
      kind: 'openView360',
      media: [panorama(4000, 2000)],
      hotspots: [{ ...hotspotAt(0, 0), action: { kind: 'navigate', target: nowhere } }],
    }),
    'error danglingTarget entrance',
  ),
  brokenWorld(
    'such a hotspot too far to the side',
    withAction({ kind: 'openView360', media: [panorama(4000, 2000)], hotspots: [hotspotAt(200, 0)] }),
    'warning hotspotOutside entrance',
  ),
  brokenWorld(
    'such a hotspot without a name',
    withAction({
      kind: 'openView360',
      media: [panorama(4000, 2000)],
      hotspots: [{ ...hotspotAt(0, 0), title: ' ' }],
    }),
    'warning missingText entrance',
  ),
  brokenWorld('a turntable with few pictures', withSection(view360(frames(7))), 'warning fewFrames 1'),
  brokenWorld(
    'a panorama’s hotspot too far to the side',
    withSection(view360([panorama(4000, 2000)], [hotspotAt(180.5, 0)])),
    'warning hotspotOutside 1',
  ),
  brokenWorld(
    'a panorama’s hotspot too far up',
    withSection(view360([panorama(4000, 2000)], [hotspotAt(0, 91)])),
    'warning hotspotOutside 1',
  ),
  brokenWorld(
    'a panorama’s hotspot without a name',
    withSection(view360([panorama(4000, 2000)], [{ ...hotspotAt(0, 0), title: ' ' }])),
    'warning missingText 1',
  ),
  brokenWorld(
    'a dashboard’s tile without a name',
    { ...sound, dashboards: [{ ...board, links: [{ title: '', action: hotspotAt(0, 0).action }] }] },
    'warning missingText 1',
  ),
  brokenWorld(
    'a PDF that is none',
    withSection({ kind: 'pdf', title: '', document: sheet }),
    'warning notAPdf 1',
  ),
  brokenWorld(
    'documents to read of which one is no PDF',
    withAction({ kind: 'openDocuments', documents: [pdf, sheet] }),
    'warning notAPdf entrance',
  ),
  brokenWorld('an embedded page that the settings do not name', embedded, 'warning unlistedEmbed 1'),
  brokenWorld('a frame that the settings do not name', framed, 'warning unlistedEmbed entrance'),
  brokenWorld(
    'a video without captions',
    withSection({ kind: 'video', title: '', video: aClip() }),
    'hint missingCaptions 1',
  ),
  brokenWorld(
    'an article without anything',
    { ...sound, articles: [anArticle({ summary: ' ' })] },
    'warning emptyContent 1',
  ),
  brokenWorld('a dashboard without anything', { ...sound, dashboards: [board] }, 'warning emptyContent 1'),
  brokenWorld(
    'an icon that is no drawing',
    { ...sound, icons: [{ name: 'robot', svg: aPicture({ name: 'robot.png', mime: 'image/png' }) }] },
    'warning notAnSvg robot',
  ),
  brokenWorld(
    'a section with an icon that is not there',
    withSection({ kind: 'iconList', title: '', items: [{ icon: 'robot', title: 'Strong', text: '' }] }),
    'error danglingTarget 1',
  ),
];

describe('the checks of sections', () => {
  test.each(CASES)('find exactly $name', (showroom) => {
    expect(foundIn(showroom)).toEqual([showroom.found]);
  });

  test.each<[string, Snapshot]>([
    ['a panorama that rounding made a pixel too high', withSection(view360([panorama(4001, 2000)]))],
    [
      'a panorama of unknown size',
      withSection(view360([aPicture({ mime: 'image/svg+xml', width: 0, height: 0 })])),
    ],
    ['a turntable with enough pictures', withSection(view360(frames(8)))],
    [
      'hotspots on the edges of a panorama',
      withSection(view360([panorama(4000, 2000)], [hotspotAt(-180, 90)])),
    ],
    ['a page of a host that the settings name', allowing('example.com', embedded)],
    ['a frame of a host that the settings name', allowing('tools.example.com', framed)],
    [
      'a dashboard with one contact',
      { ...sound, dashboards: [{ ...board, contacts: [{ name: 'Jo', role: '' }] }] },
    ],
  ])('find nothing wrong with %s', (_name, snapshot) => {
    expect(examineWorld(snapshot)).toEqual([]);
  });

  test('find nothing wrong with a sound section of every kind', () => {
    const sections = Object.values(aSectionOfEachKind('robot'));
    const snapshot = allowing('www.example.com', { ...sound, articles: [anArticle({ sections })] });
    expect(examineWorld(snapshot)).toEqual([]);
  });
});
