import { loadBundle } from '@vitrine/content/load-bundle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, LOCATION, STORY, WORLD } from '../src/content-model/content-uids.ts';
import { linkTo, read, refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const NOTES = 'Ask what a stoppage costs them.';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;
let story: Entry;

/** The content as the web server reads it. */
function load() {
  return loadBundle({ cmsUrl: strapi.url, token: strapi.readToken, fetch: globalThis.fetch });
}

function storyWith(slug: string, ...addresses: string[]) {
  return { title: `Story ${slug}`, slug, stops: addresses.map((address) => ({ address })) };
}

describe('stories', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
    const world = await editor.createPublished(WORLD, { name: 'Hall', slug: 'hall' });
    hall = await editor.createPublished(LOCATION, {
      title: 'Entrance',
      slug: 'entrance',
      world: linkTo(world),
    });
    await editor.createPublished(LOCATION, { title: 'Room', slug: 'room', world: linkTo(world) });
    await editor.createPublished(ARTICLE, { title: 'Robot', public_id: 12 });
    story = await editor.createPublished(STORY, {
      title: 'First tour',
      slug: 'first-tour',
      description: 'Two stops.',
      stops: [
        {
          address: '/de/hall/entrance?article=12-robot&share',
          title: 'The robot',
          notes: NOTES,
          seconds: 30,
        },
        { address: 'https://show.example.com/hall/room' },
      ],
    });
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('reach the web server with their stops, and their notes beside the snapshots', async () => {
    const bundle = await load();
    const [told] = bundle.snapshots['en']?.stories ?? [];
    expect(told).toMatchObject({
      id: 1,
      slug: 'first-tour',
      title: 'First tour',
      description: 'Two stops.',
      stops: [
        { open: [{ kind: 'article', id: 12 }], title: 'The robot', seconds: 30 },
        { open: [], seconds: 20 },
      ],
    });
    expect(Object.values(bundle.serverOnly.storyNotes?.['en']?.['1'] ?? {})).toEqual([NOTES]);
    expect(JSON.stringify([bundle.snapshots, bundle.reports])).not.toContain(NOTES);
  });

  test('are read with the token alone, with their notes', async () => {
    const path = '/api/content-stories?populate=stops';
    expect(JSON.stringify(await read(strapi, path))).toContain(NOTES);
    await expect(read(strapi, path, '')).rejects.toMatchObject({ status: 403 });
    await expect(read(strapi, path, 'wrong')).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ['/hall', 'is no location'],
    ['entrance', 'is no address'],
    ['mailto:sales@example.com', 'leads elsewhere'],
  ])('are refused with a stop whose address cannot be read: %s %s', async (address) => {
    const refused = await refusalOf(editor.create(STORY, storyWith('refused', '/hall/room', address)));
    expect(refused.message).toContain(`“${address}” cannot be followed: copy the address of a location`);
    expect(refused.fields).toEqual(['stops.1.address']);
  });

  test('have a slug of their own, a number for good, and at least one stop once published', async () => {
    const twin = await refusalOf(editor.create(STORY, storyWith('first-tour', '/hall/room')));
    expect(twin.message).toMatch(/slug|unique/i);
    const second = await editor.createPublished(STORY, storyWith('second', '/hall/room'));
    expect(second['public_id']).toBe(2);
    await expect(editor.createPublished(STORY, { title: 'Empty', slug: 'empty' })).rejects.toThrow(
      'add a stop before you publish it',
    );
  });

  test('lose a stop whose target is gone, which is reported and refuses nothing', async () => {
    await editor.request(
      'POST',
      `/content-manager/collection-types/${LOCATION}/${hall.documentId}/actions/unpublish?locale=en`,
      {},
    );
    const { snapshots, reports } = await load();
    expect(snapshots['en']?.stories.find(({ slug }) => slug === 'first-tour')?.stops).toHaveLength(1);
    expect(reports).toContainEqual(
      expect.objectContaining({ kind: 'deadStop', path: 'content-stories/first-tour.stops[0].address' }),
    );
    await editor.publish(STORY, story.documentId);
  });
});
