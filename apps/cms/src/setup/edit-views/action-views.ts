import { HOTSPOT_COMPONENTS, hotspotKindOf } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { isCustomHotspot } from '@vitrine/core/world/location';
import type { EditView, EditViews, FieldText } from './edit-view.ts';

const URL_TEXT: FieldText = [
  'Address',
  'A web address, mailto: or tel:. Without any of these https:// is put before it. /login leads to the login page.',
  'https://example.com',
];
const NEW_WINDOW: FieldText = ['In a new tab'];
const MENU_GROUP: FieldText = [
  'Heading in the menu',
  'Rooms, products, films and 360°, documents or company. Empty: what the entry opens decides. Headings appear in menus of seven entries or more, and wherever one is chosen.',
];
const VIDEO_URL: FieldText = [
  'Video on a platform',
  'The address of a YouTube or Vimeo video; it is loaded only after a click.',
  'https://vimeo.com/76979871',
];

/** The fields of a target, row by row. */
type TargetRows = readonly (readonly string[])[];

/** What hotspots and menu items open. */
const TARGETS: Readonly<Record<string, FieldText>> = {
  article: ['Article'],
  dashboard: ['Dashboard'],
  action_target: ['Leads to', 'The location visitors walk to.'],
  direction: ['Arrow', 'Drawn on the floor, pointing this way. None: a pin.'],
  url: URL_TEXT,
  new_window: NEW_WINDOW,
  in_frame: [
    'On top of the showroom',
    'Opens the page in a frame instead of a tab, if the settings name its host.',
  ],
  documents: ['Documents', 'One opens at once; several are shown as a list.'],
  media_files: ['Pictures and videos', 'Open full screen, in this order.'],
  video_url: VIDEO_URL,
  show_as: [
    'Shown as',
    'Lightbox: one after the other. 360 view: a panorama, the pictures of a full turn, or a 3D model (.glb). Slideshow: pictures that move on by themselves. Synced images: two or more pictures of one view that zoom together.',
  ],
  panorama_hotspots: [
    'Hotspots in the panorama',
    'Things to tap inside, where one panorama is shown as a 360 view.',
  ],
  menu: ['Menu'],
  action_stack: ['Actions', 'Run one after the other; each ends or is closed before the next.'],
};

function textsOf(names: readonly string[]): Record<string, FieldText> {
  return Object.fromEntries(
    names.flatMap((name) => (TARGETS[name] === undefined ? [] : [[name, TARGETS[name]]])),
  );
}

const PLAIN_PICTURES: Readonly<Record<string, FieldText>> = {
  background_image: ['Preview', 'A small picture shown with the title.'],
};
const CUSTOM_PICTURES: Readonly<Record<string, FieldText>> = {
  media: ['Picture or clip', 'On the picture, instead of the pin.'],
  background_image: [
    'Background',
    'Behind the picture or clip. Without one, it replaces the pin, with the icon on it.',
  ],
};

function hotspotView(targets: TargetRows, isCustom: boolean): EditView {
  return {
    mainField: 'title',
    rows: [
      ['title', 'priority'],
      ...targets,
      ['position'],
      ['position_16x9'],
      ['position_mobile'],
      ['position_panorama'],
      ['categories', 'icon'],
      isCustom ? ['media', 'background_image'] : ['background_image'],
    ],
    texts: {
      title: ['Title', 'As visitors read and hear it.'],
      priority: ['Order', 'Larger numbers come first in lists and with the keyboard.'],
      ...textsOf(targets.flat()),
      position: ['Position on the 4:3 picture'],
      position_16x9: [
        'Position on the 16:9 picture',
        'Only when the 16:9 picture is not the middle of the 4:3 one.',
      ],
      position_mobile: [
        'Position on the mobile picture',
        'Only where the location has a mobile picture that is not the middle of the 4:3 one.',
      ],
      position_panorama: [
        'Position in the panorama',
        'Only for what the picture does not show. Anything else is where the picture has it.',
      ],
      categories: ['Categories'],
      icon: ['Icon', 'Instead of the default one in the pin.'],
      ...(isCustom ? CUSTOM_PICTURES : PLAIN_PICTURES),
    },
  };
}

/** Fields that share the row of the field before them. */
const BESIDE: ReadonlySet<string> = new Set(['direction', 'in_frame', 'show_as']);

function targetRows(component: HotspotComponent): TargetRows {
  const rows: string[][] = [];
  for (const name of Object.keys(hotspotKindOf(component).fields)) {
    if (BESIDE.has(name)) rows.at(-1)?.push(name);
    else rows.push([name]);
  }
  return rows;
}

const MENU_TARGETS: Readonly<Record<string, TargetRows>> = {
  navigation: [['action_target']],
  article: [['article']],
  dashboard: [['dashboard']],
  link: [['url', 'new_window']],
  documents: [['documents']],
  media: [['media_files', 'video_url']],
  submenu: [['menu']],
  'action-stack': [['action_stack']],
  'go-back': [],
};

function menuItemView(kind: string, targets: TargetRows): EditView {
  // What leads back stands above all groups.
  const hasGroup = kind !== 'go-back';
  return {
    mainField: 'title',
    rows: [hasGroup ? ['title', 'menu_group'] : ['title'], ...targets, ['cover', 'media']],
    texts: {
      title: ['Title', 'Empty: the title of what it opens.'],
      ...(hasGroup && { menu_group: MENU_GROUP }),
      ...textsOf(targets.flat()),
      cover: ['Cover', 'A picture beside the title.'],
      media: ['Picture or video', 'Shown while the pointer is over the entry; a video plays without sound.'],
    },
  };
}

export const actionViews: EditViews = {
  ...Object.fromEntries(
    HOTSPOT_COMPONENTS.map((component) => [
      component,
      hotspotView(targetRows(component), isCustomHotspot(component)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(MENU_TARGETS).map(([kind, targets]) => [
      `menu-items.${kind}`,
      menuItemView(kind, targets),
    ]),
  ),
  'api::menu.menu': {
    mainField: 'key',
    columns: ['id', 'key', 'title', 'updatedAt'],
    rows: [['key', 'title'], ['items']],
    texts: {
      key: [
        'Key',
        'Begins with application-main, application-footer or application-contacts: this decides where it appears.',
        'application-main',
      ],
      title: ['Title'],
      items: ['Entries', 'From top to bottom.'],
    },
  },
  'actions.action': {
    mainField: 'kind',
    rows: [
      ['kind', 'location'],
      ['article', 'dashboard'],
      ['url', 'new_window'],
      ['files'],
      ['menu'],
      ['subject'],
    ],
    texts: {
      kind: ['What happens', 'Choose this first: below it appears what belongs to it.'],
      location: ['Location', 'Visitors walk there; everything open closes.'],
      article: [
        'Article',
        'With the contact form it is what the message is about; empty: the article that is open.',
      ],
      dashboard: ['Dashboard'],
      url: ['Address', 'Of a web page, or of a video on YouTube or Vimeo.', 'https://example.com'],
      new_window: ['In a new tab'],
      files: ['Files', 'Those that open, in this order.'],
      menu: ['Menu'],
      subject: ['Subject', 'Fills in the subject of the contact form.', 'Request a quote: NV-6'],
    },
  },
  'actions.button': {
    mainField: 'title',
    rows: [['title', 'cover'], ['action']],
    texts: {
      title: ['Text of the button', 'Empty: the title of what it opens.'],
      cover: ['Picture', 'Turns the button into a tile.'],
      action: ['Action'],
    },
  },
};
