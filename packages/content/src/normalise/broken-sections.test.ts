import { describe, expect, test } from 'vitest';
import type { ContentReportKind } from '@vitrine/core/reports/report';
import type { ArticleSection } from '@vitrine/core/world/content';
import {
  bothLanguages,
  brokenBundle,
  englishOf,
  entryOf,
  goodBundle,
  memberOf,
  SECTION_AT,
  SECTION_COUNT,
} from '../../fixtures/break-world.ts';

type Fields = Record<string, unknown>;

/**
 * The article with one of its sections broken in both languages: that section, how many are left, what is reported.
 */
function broken(index: number, breakIt: (section: Fields) => void) {
  const bundle = brokenBundle(
    bothLanguages((answers, locale) =>
      breakIt(memberOf(entryOf(answers, '/api/articles', 1, locale), 'sections', index)),
    ),
  );
  const sections: readonly ArticleSection[] = englishOf(bundle).articles.at(-1)?.sections ?? [];
  return {
    section: sections[index],
    count: sections.length,
    reports: bundle.reports.map(({ kind, path }) => `${kind} ${path}`),
    first: englishOf(bundle).articles[0],
  };
}

function at(kind: ContentReportKind, index: number, field = ''): string {
  return `${kind} articles/20.sections[${index}]${field}`;
}

describe('a section that holds nothing is left out and named', () => {
  test.each<[string, number, (section: Fields) => void, ContentReportKind, string]>([
    [
      'pictures that are gone',
      SECTION_AT.media,
      (section) => {
        section['media'] = [];
      },
      'missingMedia',
      '.media',
    ],
    [
      'a slider without slides',
      SECTION_AT.slider,
      (section) => {
        section['slides'] = [];
      },
      'emptySection',
      '',
    ],
    [
      'a slide without anything',
      SECTION_AT.slider,
      (section) => {
        section['slides'] = [{ id: 1 }];
      },
      'emptySection',
      '',
    ],
    [
      'an icon list without words',
      SECTION_AT.icons,
      (section) => {
        section['items'] = [{ id: 1, title: ' ' }];
      },
      'emptySection',
      '',
    ],
    [
      'a video without file and address',
      SECTION_AT.video,
      (section) => {
        section['video'] = null;
      },
      'missingMedia',
      '.video',
    ],
    [
      'a platform’s address that shows no video',
      SECTION_AT.platform,
      (section) => {
        section['url'] = 'https://www.youtube.com/@norvane';
      },
      'unknownVideo',
      '.url',
    ],
    [
      'a table without rows',
      SECTION_AT.table,
      (section) => {
        section['rows'] = [[null], ['']];
      },
      'emptySection',
      '',
    ],
    [
      'downloads that are gone',
      SECTION_AT.downloads,
      (section) => {
        section['files'] = null;
      },
      'missingMedia',
      '.files',
    ],
    [
      'a 360 view without pictures',
      SECTION_AT.panorama,
      (section) => {
        section['media'] = null;
      },
      'missingMedia',
      '.media',
    ],
    [
      'synced images that are gone',
      SECTION_AT.synced,
      (section) => {
        section['images'] = [];
      },
      'missingMedia',
      '.images',
    ],
    [
      'a PDF that is gone',
      SECTION_AT.pdf,
      (section) => {
        section['document'] = null;
      },
      'missingMedia',
      '.document',
    ],
    [
      'an embedded page without an address',
      SECTION_AT.iframe,
      (section) => {
        section['url'] = ' ';
      },
      'emptySection',
      '',
    ],
    [
      'an embedded page that cannot be followed',
      SECTION_AT.iframe,
      (section) => {
        section['url'] = 'javascript:alert(1)';
      },
      'brokenLink',
      '.url',
    ],
    [
      'an embedded mail address',
      SECTION_AT.iframe,
      (section) => {
        section['url'] = 'mailto:a@b.example';
      },
      'brokenLink',
      '.url',
    ],
    [
      'a contact that is not published',
      SECTION_AT.contact,
      (section) => {
        section['contact'] = null;
      },
      'emptySection',
      '',
    ],
    [
      'buttons that were deleted',
      SECTION_AT.buttons,
      (section) => {
        section['buttons'] = [];
      },
      'emptySection',
      '',
    ],
  ])('%s', (_name, index, breakIt, kind, field) => {
    const { count, reports, first } = broken(index, breakIt);
    expect(count).toBe(SECTION_COUNT - 1);
    expect(reports).toEqual([at(kind, index, field)]);
    expect(first).toEqual(englishOf(goodBundle).articles[0]);
  });
});

describe('what can still be shown is shown', () => {
  test('a file of the wrong kind among others', () => {
    const { section, reports } = broken(SECTION_AT.media, (fields) => {
      memberOf(fields, 'media', 1)['mime'] = 'application/zip';
    });
    expect(section).toMatchObject({ media: [{ name: 'turn-front.jpg' }] });
    expect(reports).toEqual([at('invalidEntry', SECTION_AT.media, '.media')]);
  });

  test('captions that no browser reads', () => {
    const { section, reports } = broken(SECTION_AT.video, (fields) => {
      Object.assign(memberOf(fields, 'captions'), { ext: '.srt', mime: 'application/x-subrip' });
    });
    expect(section).toMatchObject({ kind: 'video', poster: { name: 'film-poster.jpg' } });
    expect(section).not.toHaveProperty('captions');
    expect(reports).toEqual([at('invalidEntry', SECTION_AT.video, '.captions')]);
  });

  test('the platform’s video where the file is none', () => {
    const { section, reports } = broken(SECTION_AT.video, (fields) => {
      memberOf(fields, 'video')['mime'] = 'image/jpeg';
      fields['url'] = 'vimeo.com/76979871';
    });
    expect(section).toMatchObject({ kind: 'platformVideo', video: { platform: 'vimeo', id: '76979871' } });
    expect(reports).toEqual([at('invalidEntry', SECTION_AT.video, '.video')]);
  });

  test('one synced picture, by itself', () => {
    const { section, reports } = broken(SECTION_AT.synced, (fields) => {
      fields['images'] = [memberOf(fields, 'images', 0), memberOf(fields, 'images', 0)];
    });
    expect(section).toMatchObject({ kind: 'imageGallery', images: [{ name: 'turn-front.jpg' }] });
    expect(reports).toEqual([at('invalidEntry', SECTION_AT.synced, '.images')]);
  });

  test('a panorama’s hotspots, brought back to its edges', () => {
    const { section, reports } = broken(SECTION_AT.panorama, (fields) => {
      Object.assign(memberOf(fields, 'hotspots', 0), { yaw: 181, pitch: -300 });
      Object.assign(memberOf(fields, 'hotspots', 1), { yaw: null, pitch: 'up' });
    });
    expect(section).toMatchObject({
      hotspots: [
        { yaw: 180, pitch: -90 },
        { yaw: 0, pitch: 0 },
      ],
    });
    expect(reports).toEqual([
      at('hotspotOutside', SECTION_AT.panorama, '.hotspots[0].pitch'),
      at('hotspotOutside', SECTION_AT.panorama, '.hotspots[0].yaw'),
      at('invalidEntry', SECTION_AT.panorama, '.hotspots[1].pitch'),
    ]);
  });

  test('a panorama without the hotspot that leads nowhere', () => {
    const { section, reports } = broken(SECTION_AT.panorama, (fields) => {
      memberOf(fields, 'hotspots', 0, 'action')['location'] = null;
      memberOf(fields, 'hotspots', 1)['action'] = null;
    });
    expect(section).toMatchObject({ kind: 'view360', hotspots: [] });
    expect(reports).toEqual([
      at('danglingTarget', SECTION_AT.panorama, '.hotspots[0].action.location'),
      at('danglingTarget', SECTION_AT.panorama, '.hotspots[1].action'),
    ]);
  });

  test('a turntable without the hotspots of a panorama', () => {
    const { section, reports } = broken(SECTION_AT.spin, (fields) => {
      fields['hotspots'] = [{ id: 9, title: 'Here', yaw: 1, pitch: 1, action: null }];
    });
    expect(section).toMatchObject({ kind: 'view360', hotspots: [], media: { length: 3 } });
    expect(reports).toEqual([at('invalidEntry', SECTION_AT.spin, '.hotspots')]);
  });

  test('a button without a title of its own, under its target’s; a location’s is for the page to find', () => {
    const { section, reports } = broken(SECTION_AT.panorama, (fields) => {
      memberOf(fields, 'hotspots', 0)['title'] = ' ';
      memberOf(fields, 'hotspots', 1)['title'] = null;
    });
    expect(section).toMatchObject({ hotspots: [{ title: '' }, { title: 'Axial compressor' }] });
    expect(reports).toEqual([]);
  });

  test('the buttons that lead somewhere, each once', () => {
    const { section, reports } = broken(SECTION_AT.buttons, (fields) => {
      const buttons = fields['buttons'] as Fields[];
      const [slideshow, compare] = buttons;
      memberOf(compare, 'action')['kind'] = 'open_wormhole';
      fields['buttons'] = [slideshow, compare, { ...slideshow, cover: null }];
    });
    expect(section).toMatchObject({ buttons: [{ title: 'Slideshow' }] });
    expect(section).toHaveProperty('buttons.length', 1);
    expect(reports).toContain(at('danglingTarget', SECTION_AT.buttons, '.buttons[1].action'));
  });
});
