import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorldArchive, WorldFile } from '@vitrine/world-file';
import { DEMO_MEDIA_FOLDER } from '../../../demo/read-content.ts';

function demoFile(path: string): Uint8Array {
  return readFileSync(join(DEMO_MEDIA_FOLDER, path));
}

function location(payloadId: string, next: string) {
  return {
    payloadId,
    slug: payloadId,
    world: 'hall',
    title: { en: `The ${payloadId}`, de: `Das ${payloadId}` },
    access_from: '2026-11-22T09:00:00.000Z',
    arrow_navigation_next: next,
    background: [{ __component: 'background-content.image', key: 'mobile', image: 'Desk (1).jpg' }],
    hotspots: [
      {
        __component: 'hotspots.navigation',
        title: { en: 'On', de: 'Weiter' },
        action_target: next,
        icon: 'robot',
        categories: ['Things'],
        direction: 'forward',
        position: { x: 12.5, y: 50 },
        priority: 0,
      },
      {
        __component: 'hotspots.open-article',
        title: { en: 'Read', de: 'Lesen' },
        article: '1-welcome',
        priority: 3,
      },
    ],
  };
}

/**
 * A world in two languages with content that is hard to transfer: locations that point at each other, texts that show
 * media, a part that only one language has, an entry that speaks one language, and a protected door.
 */
export function smallWorld(changed: Partial<WorldFile['entries']> = {}): WorldArchive {
  return {
    worldFile: {
      format: 'vitrine-world',
      version: 1,
      locales: ['en', 'de'],
      entries: {
        icons: { robot: { name: 'robot', svg: 'icon.svg' } },
        'hotspot-categories': {
          Things: { title: { en: 'Things', de: 'Dinge' }, priority: 2 },
          'Things-2': { title: { en: 'Things', de: 'Sachen' }, priority: 1 },
        },
        articles: {
          '1-welcome': {
            public_id: 1,
            title: { en: 'Welcome', de: 'Willkommen' },
            cover: 'Desk (1).jpg',
            shown_unlinked: true,
            sections: {
              en: [
                {
                  __component: 'article-sections.text',
                  html: '<p>See <a href="media:icon.svg">this</a></p><img src="media:Desk%20%281%29.jpg#small">',
                },
                { __component: 'article-sections.table', rows: [['Model', 'NV-6']] },
              ],
              de: [
                {
                  __component: 'article-sections.text',
                  text: [
                    { type: 'paragraph', children: [{ type: 'text', text: 'Ein Bild' }] },
                    {
                      type: 'image',
                      image: 'media:Desk%20%281%29.jpg',
                      children: [{ type: 'text', text: '' }],
                    },
                  ],
                },
              ],
            },
          },
          '2-neues': { public_id: 2, title: { de: 'Neues' } },
        },
        worlds: {
          hall: {
            slug: 'hall',
            name: { en: 'Hall', de: 'Halle' },
            start_location_id: 'door',
            protect_with_password: true,
            only_logged_in_users: false,
            theme: { primary_color: '#123456' },
          },
        },
        locations: { door: location('door', 'room'), room: location('room', 'door') },
        transitions: {
          'door--room': { payloadId: 'door--room', world: 'hall', from: 'door', to: 'room', weight: 3 },
        },
        ...changed,
      },
      media: {
        'icon.svg': { file: 'icon.svg', alternativeText: '' },
        'Desk (1).jpg': {
          file: 'Desk-1.jpg',
          alternativeText: 'A desk',
          alternativeTexts: { de: 'Ein Schreibtisch' },
          caption: 'Our desk',
        },
      },
    },
    media: new Map([
      ['icon.svg', demoFile('icons/robot.svg')],
      ['Desk-1.jpg', demoFile('details/desk.jpg')],
    ]),
  };
}

/** Another entry of the small world. */
export function withEntry(
  type: keyof WorldFile['entries'],
  key: string,
  changed: object,
): Partial<WorldFile['entries']> {
  const entries = smallWorld().worldFile.entries[type] ?? {};
  return { [type]: { ...entries, [key]: { ...entries[key], ...changed } } };
}
