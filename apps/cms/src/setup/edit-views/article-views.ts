import { EVERY_LANGUAGE } from './access-texts.ts';
import { SIDEWAYS, UP_OR_DOWN } from './direction-texts.ts';
import type { EditView, EditViews, FieldText } from './edit-view.ts';

/** Of everything that has a number for good. */
export const PUBLIC_ID: FieldText = [
  'Number',
  'Part of addresses. Leave it empty: the next free one is used. It cannot be changed later.',
];
const SHOWN_UNLINKED: FieldText = [
  'Shown although nothing leads here',
  'For entries that visitors find only through the search, the shortcuts or the address. If anything in the showroom is closed, visitors see an entry without this only if something that they may see leads to it. With it, everyone sees the entry and what it links to.',
];
const HEADING: FieldText = ['Heading', 'Optional.'];

const FIGURE_ROWS = [['value', 'unit'], ['label']] as const;
const FIGURE_TEXTS: Readonly<Record<string, FieldText>> = {
  value: ['Number', 'As visitors read it.', '1,410'],
  unit: ['Unit', 'Optional.', 'mm'],
  label: ['What it says', 'A word or two.', 'Reach'],
};

function section(name: string, ...text: FieldText): EditView {
  return {
    mainField: 'title',
    rows: [['title'], [name]],
    texts: { title: HEADING, [name]: text },
  };
}

export const articleViews: EditViews = {
  'api::article.article': {
    mainField: 'title',
    columns: ['id', 'title', 'category', 'public_id', 'updatedAt'],
    rows: [
      ['title', 'category'],
      ['summary'],
      ['cover', 'cover_focus'],
      ['public_id'],
      ['figures'],
      ['product'],
      ['variants'],
      ['sections'],
      ['action_buttons'],
      ['tags'],
      ['shown_unlinked'],
    ],
    texts: {
      title: ['Title'],
      category: ['Category', 'Lists the article in the bottom navigation under this heading.'],
      summary: ['Summary', 'One or two plain sentences, for cards, the search and search engines.'],
      cover: ['Cover', 'The picture at the top of the article and on cards.'],
      cover_focus: [
        'Stays in view',
        'The part of the cover that is seen where the frame is lower than the picture. Empty: the middle.',
      ],
      public_id: PUBLIC_ID,
      figures: ['Key figures', 'Large numbers beside the cover; three or four are enough.'],
      product: [
        'Product',
        'If the article shows something that is sold. All languages share it. Visitors see what is filled in.',
      ],
      variants: [
        'Variants',
        'The forms in which it is sold, as a table. Prices are in the currency of the product, and seen by those who see its price.',
      ],
      sections: ['Content', 'Parts from top to bottom.'],
      action_buttons: [
        'Buttons',
        'At the end. The first one is the main one: it also stays in view while visitors read.',
      ],
      tags: ['Tags', 'Search keywords; a tap on one searches for it.'],
      shown_unlinked: SHOWN_UNLINKED,
    },
  },
  'api::dashboard.dashboard': {
    mainField: 'title',
    columns: ['id', 'title', 'public_id', 'updatedAt'],
    rows: [
      ['title', 'public_id'],
      ['logo', 'contacts'],
      ['text'],
      ['figures'],
      ['links'],
      ['media_library'],
      ['action_buttons'],
      ['shown_unlinked'],
    ],
    texts: {
      title: ['Title'],
      public_id: PUBLIC_ID,
      logo: ['Logo'],
      contacts: ['Contact persons'],
      text: ['Text', 'The introduction in the left sidebar.'],
      figures: ['Figures', 'Large numbers below the introduction.'],
      links: ['Tiles', 'Each opens something.'],
      media_library: ['Media', 'Sets of pictures and videos in the right sidebar.'],
      action_buttons: ['Buttons', 'Below the text, before the tiles.'],
      shown_unlinked: SHOWN_UNLINKED,
    },
  },
  'article-sections.text': {
    mainField: 'title',
    rows: [['title', 'icon'], ['text'], ['html']],
    texts: {
      title: HEADING,
      icon: ['Icon', 'Beside the heading.'],
      text: ['Text'],
      html: ['Text as Markdown or HTML', 'Used if the text above is empty. Anything unsafe is removed.'],
    },
  },
  'article-sections.media': section('media', 'Pictures and videos', 'One below the other.'),
  'article-sections.image-gallery': section('images', 'Pictures', 'Thumbnails that open full screen.'),
  'article-sections.slider': section('slides', 'Slides'),
  'article-sections.icon-list': section('items', 'Points'),
  'article-sections.video': {
    mainField: 'title',
    rows: [['title'], ['video', 'poster'], ['captions', 'url']],
    texts: {
      title: HEADING,
      video: ['Video', 'MP4 with H.264 plays everywhere.'],
      poster: ['Still', 'Shown until the video plays.'],
      captions: ['Captions', 'A WebVTT file (.vtt) in the language chosen above.'],
      url: [
        'Video on a platform',
        'Instead of a file: the address of a YouTube or Vimeo video. It is loaded only after a click.',
        'https://vimeo.com/76979871',
      ],
    },
  },
  'article-sections.table': section(
    'rows',
    'Rows',
    'The first row names the columns. Paste from a spreadsheet into any cell. Enter and the arrow keys lead from cell to cell, Alt, Shift and an arrow key move the row or column, Esc leads to the buttons.',
  ),
  'article-sections.downloads': section('files', 'Files', 'The name and size of each are shown.'),
  'article-sections.view-360': {
    mainField: 'title',
    rows: [['title'], ['media'], ['hotspots']],
    texts: {
      title: HEADING,
      media: [
        'Panorama, turntable or 3D model',
        'One equirectangular picture, twice as wide as high; or the pictures of a full turn, with names in their order; or one .glb file.',
      ],
      hotspots: ['Hotspots', 'Things to tap inside a panorama.'],
    },
  },
  'view-360.hotspot': {
    mainField: 'title',
    rows: [['title'], ['yaw', 'pitch'], ['action']],
    texts: {
      title: ['Title', 'As visitors read and hear it. Empty: the title of what it opens.'],
      yaw: SIDEWAYS,
      pitch: UP_OR_DOWN,
      action: ['Action'],
    },
  },
  'article-sections.synced-images': section(
    'images',
    'Pictures',
    'Two or more of the same view and size; they zoom and move together.',
  ),
  'article-sections.pdf': section('document', 'PDF'),
  'article-sections.iframe': {
    mainField: 'title',
    rows: [['title'], ['url', 'poster']],
    texts: {
      title: HEADING,
      url: ['Address', 'Shown after a click, when the settings name its host.'],
      poster: [
        'Picture',
        'Shown until the page is loaded, and where it does not load: a map of the place, for example.',
      ],
    },
  },
  'article-sections.contact': section('contact', 'Contact person'),
  'article-sections.action-buttons': section('buttons', 'Buttons'),
  'article.tag': { mainField: 'title', rows: [['title']], texts: { title: ['Word'] } },
  'article.figure': { mainField: 'label', rows: FIGURE_ROWS, texts: FIGURE_TEXTS },
  'article.product': {
    mainField: 'sku',
    rows: [
      ['sku', 'gtin'],
      ['price', 'currency', 'price_vat'],
      ['availability', 'price_access'],
      ['price_scopes', 'price_worlds'],
      ['passport'],
    ],
    texts: {
      sku: ['Article number', 'The number by which it is ordered.', 'NV6-12-S'],
      gtin: [
        'GTIN',
        'The number under the bar code: 8, 12, 13 or 14 digits. The last one is checked.',
        '4006381333931',
      ],
      price: ['Price', 'Without the currency.', '24900'],
      currency: ['Currency', 'Its three letters by ISO 4217.', 'EUR'],
      price_vat: ['Value-added tax', 'Whether the price contains it. Empty: nothing is said of it.'],
      price_access: ['Who sees the price', `Prices reach no one else, nor search engines. ${EVERY_LANGUAGE}`],
      price_scopes: [
        'Scopes that see the price',
        `Separated by commas. None: no one sees it. ${EVERY_LANGUAGE}`,
        'partner, sales',
      ],
      price_worlds: [
        'Worlds that see the price',
        `The addresses of worlds, separated by commas: everyone who may enter one of them sees it, wherever the article is opened. ${EVERY_LANGUAGE}`,
        'partners, fair-2027',
      ],
      availability: ['Availability'],
      passport: [
        'Digital product passport',
        'Its web address. Visitors get a link and, on large screens and in print, a QR code.',
        'https://id.example.com/01/4006381333931',
      ],
    },
  },
  'article.variant': {
    mainField: 'name',
    rows: [
      ['name', 'picture'],
      ['sku', 'gtin', 'price'],
    ],
    texts: {
      name: ['Name', 'What sets it apart.', 'Clean room, ISO 5'],
      picture: ['Picture'],
      sku: ['Article number', 'The number by which it is ordered.', 'NV6-12-S'],
      gtin: [
        'GTIN',
        'The number under the bar code: 8, 12, 13 or 14 digits. The last one is checked.',
        '4006381333931',
      ],
      price: ['Price', 'Without the currency.', '24900'],
    },
  },
  'dashboard.figure': {
    mainField: 'label',
    rows: [...FIGURE_ROWS, ['trend'], ['history'], ['source_address'], ['source_field']],
    texts: {
      ...FIGURE_TEXTS,
      trend: [
        'Trend',
        'An arrow with a word: rising, falling or unchanged. Empty: none. With an address it follows the last two values.',
      ],
      history: [
        'Values so far',
        'Drawn as a small line, the oldest first: two or more numbers with a decimal point, pasted from a table. Empty: no line.',
        '12.4, 12.9, 13.1, 14',
      ],
      source_address: [
        'Address of the number',
        'Of a CSV or JSON file that the web server reads again and again; the person who runs it has to allow the host. The number above is shown until it answers, and says how many decimals there are. Visitors never see the address. Empty: the number is as typed.',
        'https://data.example.com/plant.csv',
      ],
      source_field: [
        'Column or path',
        'The name of the column in the first line of a CSV file, or the names that lead to the value in JSON, with points between them. Of several values the last one is shown, and all are the line.',
        'power, or readings.power',
      ],
    },
  },
  'article.slide': {
    mainField: 'title',
    rows: [['title', 'image'], ['text']],
    texts: { title: HEADING, image: ['Picture'], text: ['Text'] },
  },
  'article.icon-item': {
    mainField: 'title',
    rows: [['title', 'icon'], ['text']],
    texts: { title: HEADING, icon: ['Icon'], text: ['Text'] },
  },
  'dashboard.link': {
    mainField: 'title',
    rows: [['title', 'media'], ['action_target']],
    texts: { title: ['Title'], media: ['Picture or video', 'Fills the tile.'], action_target: ['Action'] },
  },
  'dashboard.media-entry': {
    mainField: 'title',
    rows: [['title', 'cover'], ['media']],
    texts: {
      title: ['Title'],
      cover: ['Cover', 'Empty: the first picture.'],
      media: ['Pictures and videos'],
    },
  },
};
