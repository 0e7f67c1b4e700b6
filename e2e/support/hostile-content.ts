import type { Action } from '@vitrine/core/world/action';
import type { Article, ArticleSectionContent } from '@vitrine/core/world/content';
import { overlayId } from '@vitrine/core/world/ids';
import type { OverlayId } from '@vitrine/core/world/ids';
import type { Hotspot, Location } from '@vitrine/core/world/location';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { demoIn } from './demo.ts';

/** A script that runs anywhere on a page leaves this word on its window. */
export const HARM = 'vitrineHarmed';
const SCRIPT = `window.${HARM} = true`;

/** A script inside a title; a visitor reads it literally. */
export const HOSTILE_TITLE = `Robot </title></script><script>${SCRIPT}</script>`;

/** An SVG that tries everything. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" onload="${SCRIPT}">
<script>${SCRIPT}</script><rect width="120" height="120" fill="teal" onload="${SCRIPT}"/>
<a href="javascript:${SCRIPT}"><text y="20">Press</text></a>
</svg>`;
const PAGE = `<!doctype html><title>No file</title><script>${SCRIPT}</script><p>No file</p>`;

function mediaOf(stem: string, ext: string, mime: string): Media {
  return {
    url: `/box-api/uploads/${stem}_0000000000${ext}`,
    hash: `${stem}_0000000000`,
    ext,
    mime,
    name: `${stem.replaceAll('_', '-')}${ext}`,
    formats: {},
  };
}

export const HOSTILE_SVG = mediaOf('hostile', '.svg', 'image/svg+xml');
export const NO_PDF = mediaOf('no_document', '.pdf', 'application/pdf');
export const NO_VIDEO = mediaOf('no_video', '.mp4', 'video/mp4');

function filmOfDemo(): Media {
  for (const section of demoIn('en').articles.flatMap(({ sections }) => sections)) {
    if (section.kind === 'video') return section.video;
  }
  throw new Error('The demo has no article with a film.');
}

/** A film whose smaller copy is none, though its type promises what every browser plays. */
export const BROKEN_COPY: Media = {
  ...filmOfDemo(),
  hash: 'film_with_broken_copy',
  smaller: { url: NO_VIDEO.url, type: NO_VIDEO.mime },
};
export const NO_PICTURE: Media = {
  ...mediaOf('no_picture', '.jpg', 'image/jpeg'),
  width: 800,
  height: 600,
};

/** The media library's files under those names. */
export const HOSTILE_FILES: Readonly<Record<string, string>> = {
  [`${HOSTILE_SVG.hash}.svg`]: SVG,
  [`${NO_PDF.hash}.pdf`]: PAGE,
  [`${NO_VIDEO.hash}.mp4`]: PAGE,
  [`${NO_PICTURE.hash}.jpg`]: PAGE,
};

/** The numbers by which addresses open hostile content. */
export const HOSTILE = {
  texts: overlayId(90_001),
  drawings: overlayId(90_002),
  endless: overlayId(90_003),
  links: overlayId(90_004),
  unlistedFrame: overlayId(90_005),
  refusingFrame: overlayId(90_006),
} as const;

/** A site that the settings do not list. */
export const UNLISTED_HOST = 'unlisted.example';

/** Titles of the links whose targets no visitor may follow. */
export const BAD_LINKS = ['Run a script', 'Run a script in disguise', 'Read a file', 'Show markup'] as const;

/** Titles of valid links, with the typed address, the flag, and their target (specification section 5). */
export const GOOD_LINKS = [
  {
    title: 'In this tab',
    typed: 'shop.example/in-this-tab',
    newTab: false,
    href: 'https://shop.example/in-this-tab',
  },
  {
    title: 'In another tab',
    typed: 'shop.example/in-another-tab',
    newTab: true,
    href: 'https://shop.example/in-another-tab',
  },
  {
    title: 'With its scheme',
    typed: 'http://shop.example/plain',
    newTab: true,
    href: 'http://shop.example/plain',
  },
  { title: 'By mail', typed: 'mailto:a@shop.example', newTab: false, href: 'mailto:a@shop.example' },
  { title: 'By phone', typed: 'tel:+49301234', newTab: false, href: 'tel:+49301234' },
] as const;

const BAD_TARGETS: Readonly<Record<(typeof BAD_LINKS)[number], string>> = {
  'Run a script': `javascript:${SCRIPT}`,
  'Run a script in disguise': ` JaVa\tScript:${SCRIPT}`,
  'Read a file': 'file:///etc/passwd',
  'Show markup': `data:text/html,<script>${SCRIPT}</script>`,
};

function openLink(url: string, newTab: boolean): Action {
  return { kind: 'openLink', url, newTab };
}

const BUTTONS = [
  ...BAD_LINKS.map((title) => ({ title, action: openLink(BAD_TARGETS[title], false) })),
  ...GOOD_LINKS.map(({ title, typed, newTab }) => ({ title, action: openLink(typed, newTab) })),
];

/** Characters of the longest text: ten million. */
const ENDLESS_LENGTH = 10_000_000;
const SENTENCE = 'The arm lifts, turns and sets down. ';

const HTML = `<p>Harmless words of HTML.</p><script>${SCRIPT}</script><img src="x" onerror="${SCRIPT}">
<p onclick="${SCRIPT}" style="position:fixed;inset:0">Pressed words</p><a href="javascript:${SCRIPT}">A bad link</a>
<iframe srcdoc="<script>parent.${SCRIPT}</script>"></iframe><svg onload="${SCRIPT}"></svg><style>body{display:none}</style>
<form action="https://${UNLISTED_HOST}"><button formaction="javascript:${SCRIPT}">Send</button></form><base href="https://${UNLISTED_HOST}/">`;
const MARKDOWN = `Harmless words of Markdown.\n\n<script>${SCRIPT}</script>\n\n[A bad link](javascript:${SCRIPT})
\n![](x" onerror="${SCRIPT})\n\n<details open ontoggle="${SCRIPT}"><summary>More</summary></details>`;
const BLOCKS = [
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: `Harmless words of blocks.<script>${SCRIPT}</script>` },
      { type: 'link', url: `javascript:${SCRIPT}`, children: [{ type: 'text', text: 'A bad link' }] },
    ],
  },
];

function articleOf(id: OverlayId, title: string, sections: readonly ArticleSectionContent[]): Article {
  return {
    id,
    title,
    summary: `${title}: a summary <img src=x onerror="${SCRIPT}">`,
    tags: [`<script>${SCRIPT}</script>`],
    sections: sections.map((section) => Object.assign({ title: HOSTILE_TITLE }, section)),
    actionButtons: [],
    // Most of them are opened by their addresses alone.
    isShownUnlinked: true,
  };
}

function articles(): readonly Article[] {
  return [
    articleOf(HOSTILE.texts, HOSTILE_TITLE, [
      { kind: 'text', text: { format: 'html', source: HTML } },
      { kind: 'text', text: { format: 'markdown', source: MARKDOWN } },
      { kind: 'text', text: { format: 'blocks', blocks: BLOCKS } },
      { kind: 'table', rows: [['Head'], [`<script>${SCRIPT}</script>`]] },
    ]),
    articleOf(HOSTILE.drawings, 'Drawings', [
      { kind: 'text', icon: 'hostile', text: { format: 'html', source: '<p>Beside its icon</p>' } },
      { kind: 'media', media: [HOSTILE_SVG] },
    ]),
    articleOf(HOSTILE.endless, 'Endless', [
      {
        kind: 'text',
        text: { format: 'markdown', source: SENTENCE.repeat(ENDLESS_LENGTH / SENTENCE.length) },
      },
    ]),
    articleOf(HOSTILE.links, 'Links', [{ kind: 'actionButtons', buttons: BUTTONS }]),
  ];
}

/** The actions that open the hostile files and frames. */
export const openPdf: Action = { kind: 'openDocuments', documents: [NO_PDF] };
export const openVideo: Action = { kind: 'openMedia', media: [NO_VIDEO] };
export const openBrokenCopy: Action = { kind: 'openMedia', media: [BROKEN_COPY] };
export const openPicture: Action = { kind: 'openMedia', media: [NO_PICTURE] };

function openFrame(iframe: OverlayId, url: string): Action {
  return {
    kind: 'openIframe',
    iframe,
    url,
    title: 'Frame',
  };
}

/** How many hotspots are on one picture, and the last one's title. */
export const CROWD = 500;
export const LAST_OF_CROWD = `Point ${CROWD}`;
const COLUMNS = 25;

function hotspotOf(title: string, action: Action, index: number): Hotspot {
  const at = {
    x: 3 + (94 * (index % COLUMNS)) / (COLUMNS - 1),
    y: 15 + (70 * Math.floor(index / COLUMNS)) / (CROWD / COLUMNS - 1),
  };
  return {
    id: `hostile-${index}`,
    component: 'hotspots.open-link',
    title,
    action,
    placement: { on4x3: at, on16x9: at },
    categories: [],
    priority: 1,
  };
}

function locationOf(location: Location, frameHost: string): Location {
  const add = (actions: readonly (readonly [string, Action])[]): Location => ({
    ...location,
    hotspots: [
      ...location.hotspots,
      ...actions.map(([title, action], index) => hotspotOf(title, action, index)),
    ],
  });
  switch (String(location.payloadId)) {
    case 'reception':
      return add([
        ['No document', openPdf],
        ['No video', openVideo],
        ['No picture', openPicture],
        ['A broken copy', openBrokenCopy],
        ['An unlisted frame', openFrame(HOSTILE.unlistedFrame, `https://${UNLISTED_HOST}/`)],
        ['A refusing frame', openFrame(HOSTILE.refusingFrame, `http://${frameHost}/`)],
        ...BAD_LINKS.map((title) => [title, openLink(BAD_TARGETS[title], false)] as const),
        ...GOOD_LINKS.map(({ title, typed, newTab }) => [title, openLink(typed, newTab)] as const),
      ]);
    case 'lounge':
      return add(
        Array.from(
          { length: CROWD },
          (_, index) =>
            [`Point ${index + 1}`, { kind: 'openArticle', article: HOSTILE.texts } as const] as const,
        ),
      );
    default:
      return location;
  }
}

/**
 * Puts everything into a showroom's English content that an attacker could type into a CMS.
 * @param frameHost a listed host whose pages refuse to be framed
 */
export function makeHostile(frameHost: string) {
  return (snapshot: Snapshot): Snapshot => {
    if (snapshot.locale !== snapshot.defaultLocale) return snapshot;
    return {
      ...snapshot,
      articles: [...snapshot.articles, ...articles()],
      icons: [...snapshot.icons, { name: 'hostile', svg: HOSTILE_SVG }],
      locations: snapshot.locations.map((location) => locationOf(location, frameHost)),
      settings: { ...snapshot.settings, embedHosts: [frameHost] },
    };
  };
}
