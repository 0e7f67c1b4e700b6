import {
  ARTICLE,
  DASHBOARD,
  LOCATION,
  PORTAL,
  TRANSITION,
  WORLD,
} from '../src/content-model/content-uids.ts';
import { linkTo, PIXEL } from './editor.ts';
import type { Editor, Entry } from './editor.ts';

const MENU = 'api::menu.menu';
const HOOK = 'api::box-hook.box-hook';

/** Worlds that lead into each other, and the location in the yard. */
export interface LinkedWorlds {
  readonly hall: Entry;
  readonly yard: Entry;
  readonly gate: Entry;
}

function background(image: number) {
  return [{ __component: 'background-content.image', key: 'mobile', image }];
}

function leading(title: string, target: Entry, locale = 'en') {
  return {
    __component: 'hotspots.navigation',
    title,
    position: { x: 30, y: 40 },
    action_target: linkTo(target, locale),
  };
}

/** A hotspot that opens an article. */
export function opening(title: string, opened: Entry, locale = 'en') {
  return {
    __component: 'hotspots.open-article',
    title,
    position: { x: 70, y: 40 },
    article: linkTo(opened, locale),
  };
}

/**
 * Makes two worlds whose content refers to each other in every way that a copy of one has to follow: hotspots, menus,
 * dashboards, articles, hooks, transitions and portals. The hall has German texts as well.
 */
export async function makeLinkedWorlds(editor: Editor): Promise<LinkedWorlds> {
  const image = await editor.upload(new File([PIXEL], 'pixel.png', { type: 'image/png' }));
  const hall = await editor.create(WORLD, { name: 'Hall', slug: 'hall', start_location_id: 'hall-door' });
  await editor.update(WORLD, hall.documentId, { name: 'Halle' }, 'de');
  const yard = await editor.create(WORLD, { name: 'Yard', slug: 'yard', start_location_id: 'yard-gate' });
  const article = await editor.create(ARTICLE, { title: 'Robot' });
  const location = (title: string, world: Entry, more: object = {}) => ({
    title,
    slug: title.toLowerCase(),
    world: linkTo(world),
    background: background(image),
    ...more,
  });
  const gate = await editor.create(
    LOCATION,
    location('Gate', yard, { hotspots: [opening('Read', article)] }),
  );
  const door = await editor.create(LOCATION, location('Door', hall));
  const room = await editor.create(LOCATION, location('Room', hall, { hotspots: [leading('Back', door)] }));
  const story = await editor.create(ARTICLE, {
    title: 'Story',
    sections: [{ __component: 'article-sections.text', html: '<a href="/hall/room">Room</a>' }],
    action_buttons: [{ title: 'Go', action: { kind: 'navigate', location: linkTo(room) } }],
  });
  const board = await editor.create(DASHBOARD, {
    title: 'Board',
    links: [{ title: 'Room', action_target: { kind: 'navigate', location: linkTo(room) } }],
  });
  const menu = await editor.create(MENU, {
    key: 'application-main-hall',
    title: 'Ways',
    items: [{ __component: 'menu-items.navigation', title: 'Room', action_target: linkTo(room) }],
  });
  const hotspots = [
    leading('On', room),
    opening('Read', article),
    opening('Story', story),
    {
      __component: 'hotspots.open-dashboard',
      title: 'All',
      position: { x: 50, y: 50 },
      dashboard: linkTo(board),
    },
    {
      __component: 'hotspots.open-link',
      title: 'Here',
      position: { x: 10, y: 10 },
      url: 'https://example.com/',
    },
  ];
  await editor.update(LOCATION, door.documentId, location('Door', hall, { hotspots, menus: linkTo(menu) }));
  await editor.update(
    LOCATION,
    door.documentId,
    { title: 'Tür', hotspots: [{ ...hotspots[4], title: 'Hier' }] },
    'de',
  );
  await editor.create(TRANSITION, { from: linkTo(door), to: linkTo(room), world: linkTo(hall), weight: 3 });
  await editor.create(TRANSITION, { from: linkTo(room), to: linkTo(door), world: linkTo(hall) });
  await editor.create(PORTAL, { from: linkTo(room), to: linkTo(gate) });
  await editor.create(PORTAL, { from: linkTo(gate), to: linkTo(door) });
  await editor.create(HOOK, {
    event: 'idle',
    locations: linkTo(door),
    action_stack: [{ kind: 'navigate', location: linkTo(room) }],
  });
  return { hall, yard, gate };
}
