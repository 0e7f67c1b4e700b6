import type { Article, ArticleSection } from '@vitrine/core/world/content';
import { overlayId } from '@vitrine/core/world/ids';
import type { Settings } from '@vitrine/core/world/settings/settings';
import { aClip, aLocation, aPicture, someSettings } from '@vitrine/core/testing';
import { describe, expect, test, vi } from 'vitest';
import type { ArticleSectionView, ArticleView } from './article-view.ts';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { buildOverlays } from '~/overlays/build-overlays.server.ts';

const id = overlayId(7);
const picture = aPicture({ name: 'one.jpg', title: 'One' });
const other = aPicture({ name: 'two.jpg', formats: { small: { url: '/x', width: 500, height: 1 } } });
const pdf = aPicture({ name: 'sheet.pdf', ext: '.pdf', mime: 'application/pdf', size: 1_234_567 });

const warn = vi.fn<(details: object, sentence: string) => void>();

/** The article's content as a visitor of `/showroom/entrance` gets it. */
function view(
  article: Partial<Article>,
  settings: Partial<Settings> = {},
  locale = 'en',
): ArticleView | undefined {
  const whole: Article = {
    id,
    title: 'Robot',
    summary: '',
    tags: [],
    sections: [],
    actionButtons: [],
    ...article,
  };
  const bundle = someContent({
    articles: [whole],
    icons: [{ name: 'leaf', svg: aPicture({ name: 'leaf.svg', ext: '.svg', mime: 'image/svg+xml' }) }],
    settings: someSettings(settings),
  });
  const snapshot = bundle.snapshots[locale];
  const [world] = snapshot?.worlds ?? [];
  if (!snapshot || !world) throw new Error('The test has no world.');
  const request = { bundle, snapshot, world, location: aLocation(), canEnter: () => true };
  const server = aServerContext({
    bundle,
    logger: { warn, error: warn },
    stylesOf: (module) => [`/assets/${module.split('/').at(-1)}.css`],
  });
  const [overlay] = buildOverlays(server, request, new URLSearchParams(`?article=${id}`)).overlays;
  return overlay?.kind === 'article' ? overlay.content : undefined;
}

function sections(...given: readonly ArticleSection[]): readonly ArticleSectionView[] {
  return view({ sections: given })?.sections ?? [];
}

function only<Kind extends ArticleSectionView['kind']>(kind: Kind, section: ArticleSection) {
  const [first] = sections(section);
  if (first?.kind !== kind) throw new Error(`It is shown as ${first?.kind}.`);
  return first as Extract<ArticleSectionView, { readonly kind: Kind }>;
}

function markdown(source: string) {
  return { format: 'markdown', source } as const;
}

describe('the sections of an article (spec 3.7)', () => {
  test('text: with its icon, headings below its own, links with a hint', () => {
    const text = only('text', {
      kind: 'text',
      title: 'What',
      icon: 'leaf',
      text: markdown('# A\n\n[Shop](www.shop.example)'),
    });
    expect(text.icon?.name).toBe('leaf.svg');
    expect(text.html).toContain('<h4>A</h4>');
    expect(text.html).toMatch(/href="https:\/\/www\.shop\.example" target="_blank" rel="noopener" title="/);
    expect(text.isCut).toBe(false);
  });

  test('media: pictures open in large, counted as the viewer counts; other files are offered to take along', () => {
    const [media, files] = sections({
      kind: 'media',
      title: 'See',
      media: [picture, pdf, aClip({ name: 'film.mp4' }), other],
    });
    expect(media).toMatchObject({ kind: 'media', title: 'See' });
    const items = media?.kind === 'media' ? media.items : [];
    expect(items.map(({ href }) => href?.replace(/.*media=\d+/, ''))).toEqual([
      '&item=1',
      undefined,
      '&item=3',
    ]);
    expect(items[2]?.media).not.toHaveProperty('formats');
    expect(files).toMatchObject({ kind: 'downloads', title: '', files: [{ name: 'sheet.pdf' }] });
  });

  test('image gallery: each picture opens the lightbox over the article', () => {
    const { pictures } = only('gallery', { kind: 'imageGallery', title: '', images: [picture, other] });
    expect(pictures[1]?.href).toMatch(/^\/showroom\/entrance\?article=7&media=\d+&item=2$/);
  });

  test('slider: goes on as the settings of the content slider say', () => {
    const { options, slides } = only('slider', {
      kind: 'slider',
      title: '',
      slides: [
        { title: 'A', text: '' },
        { title: '', text: '', image: picture },
        { title: '', text: '' },
      ],
    });
    expect(options).toEqual({ autoplay: true, interval: 3000, pauseOnFocus: true, pauseOnHover: false });
    expect(slides).toHaveLength(2);
    expect(slides[1]?.href).toMatch(/slideshow=\d+&item=1$/);
  });

  test('icon list: icons by name, empty entries left out', () => {
    const { items } = only('iconList', {
      kind: 'iconList',
      title: '',
      items: [
        { icon: 'leaf', title: 'Green', text: '' },
        { icon: 'gone', title: 'Plain', text: '' },
        { title: '', text: '' },
      ],
    });
    expect(items.map(({ title, icon }) => [title, icon?.name])).toEqual([
      ['Green', 'leaf.svg'],
      ['Plain', undefined],
    ]);
  });

  test('video with poster and captions, and a video of a platform', () => {
    const captions = aClip({ name: 'film.vtt', mime: 'text/vtt' });
    const video = only('video', { kind: 'video', title: '', video: aClip(), poster: picture, captions });
    expect([video.poster?.name, video.captions?.name]).toEqual(['one.jpg', 'film.vtt']);
    const platform = only('platformVideo', {
      kind: 'platformVideo',
      title: '',
      video: { platform: 'vimeo', id: '1' },
    });
    expect(platform.video).toEqual({ platform: 'vimeo', id: '1' });
  });

  test('table: "the first row heads the columns"', () => {
    const rows = [
      ['Model', 'Payload'],
      ['NV-6', '12 kg'],
    ];
    expect(only('table', { kind: 'table', title: '', rows })).toMatchObject({
      heads: ['Model', 'Payload'],
      rows: [['NV-6', '12 kg']],
    });
  });

  test('downloads: name, kind and size in the page’s language', () => {
    const section: ArticleSection = { kind: 'downloads', title: '', files: [pdf] };
    const factsIn = (locale: string) => {
      const [first] = view({ sections: [section] }, {}, locale)?.sections ?? [];
      return first?.kind === 'downloads' ? first.files[0]?.facts.replaceAll(/\s/g, ' ') : undefined;
    };
    expect(factsIn('en')).toBe('PDF · 1.2 MB');
    expect(factsIn('de')).toBe('PDF · 1,2 MB');
    expect(factsIn('ru')).toBe('PDF · 1,2 МБ');
  });

  test('360 view, synced images and PDF: with the way to the whole screen', () => {
    const view360 = only('view360', { kind: 'view360', title: '', media: [picture], hotspots: [] });
    expect(view360).toMatchObject({ view: { kind: 'panorama' }, poster: { name: 'one.jpg' } });
    expect(view360.href).toMatch(/\?article=7&view360=\d+$/);
    const synced = only('syncedImages', { kind: 'syncedImages', title: '', images: [picture, pdf, other] });
    expect(synced.images).toHaveLength(2);
    expect(synced.href).toMatch(/\?article=7&synced=\d+$/);
    const document = only('pdf', { kind: 'pdf', title: '', document: pdf });
    expect(document.href).toMatch(/\?article=7&pdf=\d+$/);
    expect(document.document).toMatchObject({ href: pdf.url, name: 'sheet.pdf' });
  });

  test('iframe: https:// prefixed, and allowed when the settings list its host', () => {
    const section: ArticleSection = { kind: 'iframe', title: '', url: 'tools.norvane.example/x' };
    expect(only('iframe', section)).toMatchObject({
      url: 'https://tools.norvane.example/x',
      isAllowed: false,
    });
    const listed = view({ sections: [section] }, { embedHosts: ['norvane.example'] });
    expect(listed?.sections).toMatchObject([{ isAllowed: true }]);
    expect(sections({ kind: 'iframe', title: 'x', url: 'javascript:alert(1)' })).toEqual([]);
    expect(sections({ kind: 'iframe', title: 'x', url: 'mailto:a@b.example' })).toEqual([]);
  });

  test('contact: initials, and only ways that can be followed', () => {
    const contact = {
      name: 'Mara von Lindqvist',
      role: 'Sales',
      email: 'mara@x.example',
      phone: '+49 (30) 12',
    };
    expect(only('contact', { kind: 'contact', title: '', contact })).toMatchObject({
      person: {
        initials: 'ML',
        mail: { href: 'mailto:mara@x.example' },
        phone: { href: 'tel:+493012', number: '+49 (30) 12' },
      },
      formHref: '/showroom/entrance?article=7&contact',
    });
    const broken = { name: '7', role: '', email: 'no address', phone: 'ask' };
    const { person } = only('contact', { kind: 'contact', title: '', contact: broken });
    expect([person.initials, person.mail, person.phone]).toEqual(['', undefined, undefined]);
  });

  test('action buttons: only those whose target is there', () => {
    const buttons = [
      { title: 'Here', action: { kind: 'openArticle', article: id }, cover: picture },
      { title: 'Gone', action: { kind: 'openArticle', article: overlayId(99) } },
    ] as const;
    const section = only('actionButtons', { kind: 'actionButtons', title: '', buttons });
    expect(section.buttons.map(({ title, cover }) => [title, cover?.name])).toEqual([['Here', 'one.jpg']]);
    expect(view({ actionButtons: buttons })?.buttons).toHaveLength(1);
  });
});

describe('an article with bad content', () => {
  test('leaves out what has nothing to show, its heading included', () => {
    expect(
      sections(
        { kind: 'text', title: '', text: markdown(' ') },
        { kind: 'media', title: 'x', media: [] },
        { kind: 'imageGallery', title: 'x', images: [pdf] },
        { kind: 'slider', title: 'x', slides: [] },
        { kind: 'iconList', title: 'x', items: [] },
        { kind: 'table', title: 'x', rows: [] },
        { kind: 'downloads', title: 'x', files: [] },
        { kind: 'view360', title: 'x', media: [pdf], hotspots: [] },
        { kind: 'syncedImages', title: 'x', images: [] },
        { kind: 'actionButtons', title: 'x', buttons: [] },
      ),
    ).toEqual([]);
  });

  test('of ten megabytes is cut, says so, and is told to the operator once for all visitors', () => {
    warn.mockClear();
    const text = markdown('A sentence.\n\n'.repeat(800_000));
    const long: ArticleSection = { kind: 'text', title: 'Long', text };
    expect(only('text', long).isCut).toBe(true);
    expect(only('text', long).html.length).toBeLessThan(300_000);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toEqual({ article: id, section: 'Long', locale: 'en' });
  }, 60_000);
});

test('brings the style sheets of its viewers along, each once', () => {
  const content = view({
    sections: [
      { kind: 'video', title: '', video: aClip() },
      { kind: 'media', title: '', media: [picture] },
      { kind: 'iframe', title: '', url: 'a.example' },
    ],
  });
  expect(content?.styles).toEqual(['/assets/video-player.tsx.css', '/assets/iframe-box.tsx.css']);
});
