import { describe, expect, test } from 'vitest';
import type { ArticleSection } from '@vitrine/core/world/content';
import type { Hotspot } from '@vitrine/core/world/location';
import type { Media } from '@vitrine/core/world/media';
import {
  bothLanguages,
  brokenBundle,
  englishOf,
  entryOf,
  goodBundle,
  memberOf,
} from '../../fixtures/break-world.ts';
import type { ContentBundle } from '../bundle.ts';

const ARTICLES = '/api/articles';

function sectionsOf(bundle: ContentBundle, locale = 'en'): readonly ArticleSection[] {
  return bundle.snapshots[locale]?.articles.find(({ id }) => Number(id) === 20)?.sections ?? [];
}

function file(name: string) {
  return expect.objectContaining({ name });
}

function names(media: readonly Media[]) {
  return media.map(({ name }) => name);
}

function opened(bundle: ContentBundle, locale = 'en'): readonly Hotspot[] {
  return (bundle.snapshots[locale]?.locations.find(({ slug }) => slug === 'lounge')?.hotspots ?? []).slice(1);
}

describe('an article with a section of every kind', () => {
  const [text, media, gallery, slider, icons, video, platform, table, downloads, panorama, spin, ...rest] =
    sectionsOf(goodBundle);
  const [synced, pdf, iframe, contact, buttons] = rest;

  test('keeps the kinds and their order, in every language', () => {
    const kinds = sectionsOf(goodBundle).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'text',
      'media',
      'imageGallery',
      'slider',
      'iconList',
      'video',
      'platformVideo',
      'table',
      'downloads',
      'view360',
      'view360',
      'syncedImages',
      'pdf',
      'iframe',
      'contact',
      'actionButtons',
    ]);
    expect(sectionsOf(goodBundle, 'de').map(({ kind }) => kind)).toEqual(kinds);
  });

  test('text, pictures and lists', () => {
    expect(text).toEqual({
      kind: 'text',
      title: 'Why',
      icon: 'gauge',
      text: { format: 'markdown', source: 'Because.' },
    });
    expect(gallery).toMatchObject({ kind: 'imageGallery', images: [{ ext: '.jpg' }, { ext: '.jpg' }] });
    expect(slider).toMatchObject({
      slides: [
        { title: 'First', text: 'Open it.', image: { name: 'turn-front.jpg' } },
        { title: 'Then', text: 'Close it.' },
      ],
    });
    expect(icons).toMatchObject({
      items: [
        { title: 'Quiet', text: '62 dB', icon: 'gauge' },
        { title: 'Small', text: '' },
      ],
    });
    expect(downloads).toMatchObject({ files: [file('data-sheet.pdf'), file('drawings.zip')] });
    expect(pdf).toMatchObject({ kind: 'pdf', document: { mime: 'application/pdf' } });
  });

  test('the same file twice in one section is shown once', () => {
    expect(media?.kind === 'media' && names(media.media)).toEqual(['turn-front.jpg', 'film.mp4']);
  });

  test('the same tag twice is one tag', () => {
    expect(englishOf(goodBundle).articles.at(-1)?.tags).toEqual(['all']);
  });

  test('videos: a file with its still and captions, or one of a platform', () => {
    expect(video).toMatchObject({
      kind: 'video',
      video: file('film.mp4'),
      poster: file('film-poster.jpg'),
      captions: { ext: '.vtt', mime: 'text/vtt' },
    });
    expect(platform).toMatchObject({
      kind: 'platformVideo',
      video: { platform: 'youtube', id: 'dQw4w9WgXcQ' },
      poster: file('film-poster.jpg'),
    });
  });

  test('a table: cells are texts, and every row is as long as the longest', () => {
    expect(table).toMatchObject({
      rows: [
        ['Model', 'Power', 'Noise'],
        ['A1', '75', '62 dB'],
        ['A2', '90', ''],
      ],
    });
  });

  test('360 views: a panorama with its hotspots, and a turntable', () => {
    expect(panorama).toMatchObject({
      media: [{ name: 'hall-panorama.jpg', width: 6000, height: 3000 }],
      hotspots: [
        { title: 'Lounge', yaw: -12.5, pitch: 4, action: { kind: 'navigate' } },
        { title: 'Compressor', yaw: 170, pitch: -30, action: { kind: 'openArticle', article: 12 } },
      ],
    });
    expect(spin?.kind === 'view360' && names(spin.media)).toEqual([
      'turn-front.jpg',
      'turn-side.jpg',
      'turn-back.jpg',
    ]);
  });

  test('synced images, a page of another site and a contact', () => {
    expect(synced).toMatchObject({ kind: 'syncedImages', images: { length: 2 } });
    expect(iframe).toMatchObject({ kind: 'iframe', url: 'https://player.example.com/calculator' });
    expect(contact).toMatchObject({ kind: 'contact', contact: { name: 'Jo Park', role: 'Sales' } });
  });

  test('buttons open everything that actions can open', () => {
    expect(buttons).toMatchObject({
      buttons: [
        { title: 'Slideshow', action: { kind: 'openSlideshow', media: { length: 2 } } },
        { title: 'Compare', action: { kind: 'openSyncedImages', media: { length: 2 } } },
        { title: 'Film', action: { kind: 'openMedia', media: { length: 1 } } },
        {
          title: 'Channel',
          action: { kind: 'openMedia', media: [], platformVideos: [{ platform: 'vimeo', id: '76979871' }] },
        },
        { title: 'Look around', action: { kind: 'openView360', media: { length: 1 } } },
        { title: 'Calculate', action: { kind: 'openIframe', title: 'Calculate' } },
      ],
    });
  });

  test('texts that a language leaves empty are the default language’s', () => {
    const bundle = brokenBundle((answers) => {
      const german = entryOf(answers, ARTICLES, 1, 'de');
      memberOf(german, 'sections', 3)['title'] = null;
      memberOf(german, 'sections', 3, 'slides', 0)['text'] = ' ';
      memberOf(german, 'sections', 4, 'items', 0)['title'] = '';
      memberOf(german, 'sections', 7)['rows'] = null;
      memberOf(german, 'sections', 9, 'hotspots', 0)['title'] = null;
    });
    const german = sectionsOf(bundle, 'de');
    expect(german[3]).toMatchObject({
      title: 'Step by step',
      slides: [{ title: 'Zuerst', text: 'Open it.' }, {}],
    });
    expect(german[4]).toMatchObject({ title: 'In Kürze', items: [{ title: 'Quiet' }, { title: 'Klein' }] });
    expect(german[7]).toMatchObject({ title: 'Zahlen', rows: [['Model', 'Power', 'Noise'], {}, {}] });
    expect(german[9]).toMatchObject({ hotspots: [{ title: 'Lounge' }, { title: 'Verdichter' }] });
    expect(new Set(bundle.reports.map(({ kind }) => kind))).toEqual(new Set(['missingTranslation']));
  });
});

describe('hotspots that open files and frames', () => {
  test('become the action that shows them', () => {
    expect(opened(goodBundle).map(({ action }) => action)).toMatchObject([
      { kind: 'openIframe', url: 'https://player.example.com/frame', title: 'Calculator' },
      {
        kind: 'openMedia',
        media: [file('film.mp4')],
        platformVideos: [{ platform: 'youtube', id: 'dQw4w9WgXcQ' }],
      },
      { kind: 'openView360', media: { length: 3 } },
      { kind: 'openSlideshow', media: { length: 2 } },
      { kind: 'openSyncedImages', media: { length: 2 } },
    ]);
  });

  test('keep their ids from language to language', () => {
    const ids = opened(goodBundle).map(({ id }) => id);
    expect(opened(goodBundle, 'de').map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a frame opens web pages alone', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        memberOf(entryOf(answers, '/api/content-locations', 2, locale), 'hotspots', 1)['url'] =
          'mailto:a@b.example';
      }),
    );
    expect(opened(bundle)).toHaveLength(4);
    expect(bundle.reports).toEqual([expect.objectContaining({ kind: 'brokenLink' })]);
  });
});
