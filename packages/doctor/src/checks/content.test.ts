import { describe, expect, test } from 'vitest';
import { aClip, aNavigationHotspot, aPicture } from '@vitrine/core/testing';
import type { DocumentProblem } from '@vitrine/core/search/page-text';
import type { Background } from '@vitrine/core/world/background';
import type { MenuItem, RichText } from '@vitrine/core/world/content';
import { overlayId } from '@vitrine/core/world/ids';
import type { Hotspot } from '@vitrine/core/world/location';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { examineWorld } from '../examine.ts';
import type { UnsafePart } from '../judges.ts';
import {
  back,
  firstLocation,
  foundIn,
  sound,
  brokenWorld,
  there,
  withAction,
  withEntrance,
  withHotspot,
  withSection,
  withTransition,
} from '../testing/broken-world.ts';
import type { BrokenWorld } from '../testing/broken-world.ts';

function withText(text: RichText): Snapshot {
  return withSection({ kind: 'text', title: '', text });
}

function withMenuItem(item: MenuItem): Snapshot {
  return {
    ...sound,
    menus: [{ key: 'application-main', title: 'Menu', items: [item] }],
  };
}

function withMedia(media: Media): Snapshot {
  return withSection({ kind: 'media', title: '', media: [media] });
}

function without(media: Media, name: 'alternativeText' | 'width'): Media {
  const { [name]: _left, ...rest } = media;
  return rest;
}

function hotspotAt(id: string, x: number, y: number): Hotspot {
  return aNavigationHotspot('reception', { id, placement: { on4x3: { x, y } } });
}

const MIDDLE = { x: 50, y: 50 };
const FOR_PHONES: Background = {
  kind: 'image',
  key: 'mobile',
  media: aPicture({ name: 'phone.jpg', width: 900, height: 1200 }),
};

const CASES: readonly BrokenWorld[] = [
  brokenWorld(
    'a location with neither a picture nor a description',
    withEntrance({ backgrounds: [], description: ' ' }),
    'warning missingBackground entrance',
  ),
  brokenWorld(
    'a location without a 16:9 picture',
    withEntrance({ backgrounds: firstLocation.backgrounds.slice(0, 1) }),
    'warning missingAspectRatio entrance',
  ),
  brokenWorld(
    'a transition without a 4:3 clip',
    withTransition({ backgrounds: there.backgrounds.slice(1) }),
    'warning missingAspectRatio entrance--reception',
  ),
  brokenWorld(
    'a transition without a clip',
    withTransition({ backgrounds: [] }),
    'hint missingClip entrance--reception',
  ),
  brokenWorld(
    'a video without a poster',
    withEntrance({
      backgrounds: [{ kind: 'video', key: 'default_background', media: aClip(), loop: true }],
    }),
    'warning missingStill entrance',
  ),
  brokenWorld('a location without a name', withEntrance({ title: ' ' }), 'warning missingText entrance'),
  brokenWorld(
    'a location without a description',
    withEntrance({ description: '' }),
    'hint missingText entrance',
  ),
  brokenWorld(
    'a menu item without a name',
    withMenuItem({
      component: 'menu-items.link',
      title: ' ',
      actions: [{ kind: 'openLink', url: 'https://example.com/', newTab: true }],
    }),
    'warning missingText application-main',
  ),
  brokenWorld('a hotspot without a name', withHotspot({ title: '' }), 'warning missingText entrance'),
  brokenWorld(
    'a picture without words',
    withMedia(without(aPicture({ name: 'robot.jpg' }), 'alternativeText')),
    'hint missingAlternativeText robot.jpg',
  ),
  brokenWorld(
    'a hotspot beside the picture',
    withHotspot({ placement: { on4x3: { x: 101, y: 50 } } }),
    'error hotspotOutside entrance',
  ),
  brokenWorld(
    'a hotspot beside the 16:9 picture',
    withHotspot({ placement: { on4x3: { x: 50, y: 50 }, on16x9: { x: 50, y: -1 } } }),
    'error hotspotOutside entrance',
  ),
  brokenWorld(
    'a hotspot that the crop cuts off',
    withHotspot({ placement: { on4x3: { x: 50, y: 5 } } }),
    'hint hotspotOutside entrance',
  ),
  brokenWorld(
    'a hotspot beside the picture for phones',
    withEntrance({
      backgrounds: [...firstLocation.backgrounds, FOR_PHONES],
      hotspots: [
        aNavigationHotspot('reception', { placement: { on4x3: MIDDLE, onMobile: { x: 50, y: 101 } } }),
      ],
    }),
    'error hotspotOutside entrance',
  ),
  brokenWorld(
    'a hotspot that the picture for phones does not show',
    withEntrance({
      backgrounds: [...firstLocation.backgrounds, FOR_PHONES],
      hotspots: [aNavigationHotspot('reception', { placement: { on4x3: { x: 20, y: 50 } } })],
    }),
    'hint hotspotOutside entrance',
  ),
  brokenWorld(
    'a link to nothing',
    withAction({ kind: 'openLink', url: 'two words', newTab: true }),
    'error brokenLink entrance',
  ),
  brokenWorld(
    'an iframe with a script',
    withAction({ kind: 'openIframe', iframe: overlayId(1), url: 'javascript:alert(1)', title: '' }),
    'error brokenLink entrance',
  ),
  brokenWorld(
    'a heavy picture',
    withMedia(aPicture({ name: 'heavy.jpg', size: 10_000_001 })),
    'warning oversizedMedia heavy.jpg',
  ),
  brokenWorld(
    'a heavy drawing',
    withMedia(aPicture({ name: 'map.svg', mime: 'image/svg+xml', size: 600_000 })),
    'warning oversizedMedia map.svg',
  ),
  brokenWorld(
    'a picture of a foreign kind',
    withMedia(aPicture({ name: 'photo.heic', mime: 'image/heic' })),
    'error undecodableMedia 1',
  ),
  brokenWorld(
    'a picture without a size',
    withMedia(without(aPicture({ name: 'broken.jpg' }), 'width')),
    'error undecodableMedia 1',
  ),
  brokenWorld(
    'a picture of 192 megapixels',
    withMedia(aPicture({ name: 'wall.jpg', width: 16_000, height: 12_000 })),
    'error undecodableMedia 1',
  ),
  brokenWorld(
    'a document as a background',
    withEntrance({
      backgrounds: [
        {
          kind: 'image',
          key: 'default_background',
          media: aPicture({ name: 'sheet.pdf', mime: 'application/pdf' }),
        },
      ],
    }),
    'error undecodableMedia entrance',
  ),
];

describe('the checks of content', () => {
  test.each(CASES)('find exactly $name', (showroom) => {
    expect(foundIn(showroom)).toEqual([showroom.found]);
  });

  test('leave a location of words alone in peace, wherever its hotspots stand and without clips', () => {
    const hotspots = [hotspotAt('one', 50, 50), hotspotAt('two', 50, 50), hotspotAt('beside', 101, 50)];
    const words = withEntrance({ backgrounds: [], hotspots });
    const transitions = words.transitions.map((transition) => ({ ...transition, backgrounds: [] }));
    expect(examineWorld({ ...words, transitions })).toEqual([]);
  });

  test.each<MenuItem>([
    {
      component: 'menu-items.navigation',
      title: '',
      actions: [{ kind: 'navigate', target: firstLocation.payloadId }],
    },
    { component: 'menu-items.go-back', title: '', actions: [] },
  ])('leave a menu item in peace that the page names ($component)', (item) => {
    expect(foundIn(brokenWorld('named', withMenuItem(item), ''))).toEqual([]);
  });

  test('ask for no clip where a transition shows a picture, or fades because its editor wants it so', () => {
    const picture = firstLocation.backgrounds.slice(0, 2);
    expect(foundIn(brokenWorld('pictured', withTransition({ backgrounds: picture }), ''))).toEqual([]);
    const fading = withTransition({ backgrounds: [], options: { active: true, directTransition: true } });
    expect(foundIn(brokenWorld('fading', fading, ''))).toEqual([]);
  });

  test('find a clip that jumps, by what was measured', () => {
    const findings = examineWorld(sound, {
      clipEnds: [
        { transition: there.payloadId, key: 'default_background_4x3', end: 'arrival', difference: 0.3 },
        { transition: back.payloadId, key: 'default_background_4x3', end: 'departure', difference: 0.01 },
      ],
    });
    expect(findings.map(({ code, subject }) => [code, subject.id, subject.field])).toEqual([
      ['clipMismatch', 'entrance--reception', 'background.default_background_4x3'],
    ]);
  });

  test.each<DocumentProblem>(['protected', 'broken', 'tooHeavy', 'wordless', 'cut'])(
    'find a PDF whose words are not found (%s), wherever it is offered',
    (problem) => {
      const pdf = aPicture({ name: 'sheet.pdf', hash: 'sheet', ext: '.pdf', mime: 'application/pdf' });
      const content = withSection({ kind: 'downloads', title: '', files: [pdf] });
      expect(examineWorld(content)).toEqual([]);
      const documentProblems = new Map([
        ['sheet.pdf', problem],
        ['unused.pdf', problem],
      ]);
      expect(examineWorld(content, { documentProblems })).toMatchObject([
        {
          severity: 'hint',
          code: 'unsearchablePdf',
          subject: { kind: 'article', id: '1' },
          sentence: { key: `unsearchablePdf.${problem}`, parts: { file: 'sheet.pdf' } },
          fix: { key: `fix.unsearchablePdf.${problem}` },
        },
      ]);
    },
  );

  test.each<UnsafePart>(['element', 'attribute', 'link'])(
    'find an unsafe %s, by the rule of imports',
    (part) => {
      const text: RichText = { format: 'markdown', source: 'It **moves**.' };
      const judged: RichText[] = [];
      const [finding, ...others] = examineWorld(withText(text), {
        unsafePartOf: (given) => {
          judged.push(given);
          return part;
        },
      });
      expect(judged).toEqual([text]);
      expect(others).toEqual([]);
      expect(finding).toMatchObject({
        severity: 'warning',
        code: 'unsafeHtml',
        subject: { kind: 'article', id: '1', field: 'sections[0]' },
        sentence: { key: 'unsafeHtml', parts: { title: 'Robot', part: { key: `unsafe.${part}` } } },
      });
    },
  );
});
