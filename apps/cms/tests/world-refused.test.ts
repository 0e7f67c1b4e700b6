import type { WorldFile } from '@vitrine/world-file';
import { describe, expect, test } from 'vitest';
import { importWorld } from '../src/world-transfer/import-world.ts';
import { refusalOf } from './refused-import.ts';
import { smallWorld, withEntry } from './small-world.ts';
import { bootForTests } from './booted-strapi.ts';

const SCRIPT = '<script>alert(1)</script>';

const { strapi, dataDir } = await bootForTests();

function hostile(entries: Partial<WorldFile['entries']>) {
  return refusalOf({ strapi, dataDir }, smallWorld(entries));
}

describe('a world file that is refused leaves nothing behind', () => {
  test.each([
    [
      'an attribute',
      withEntry('locations', 'door', { titel: 'Door' }),
      'locations.door.titel: the content model has no such attribute.',
    ],
    [
      'what is not written by hand',
      withEntry('locations', 'door', { documentId: 'abc' }),
      'locations.door.documentId: the content',
    ],
    [
      'what every object has',
      withEntry('locations', 'door', { constructor: 'x' }),
      'locations.door.constructor: the content',
    ],
    [
      'the mirror of a relation',
      withEntry('worlds', 'hall', { locations: ['door'] }),
      'worlds.hall.locations: the content',
    ],
    [
      'a part',
      withEntry('locations', 'door', { hotspots: [{ __component: 'hotspots.bomb' }] }),
      'locations.door.hotspots[0]: the content model has no part “hotspots.bomb” here.',
    ],
    [
      'an attribute of a part',
      withEntry('locations', 'door', { hotspots: [{ __component: 'hotspots.menu', colour: 'red' }] }),
      'locations.door.hotspots[0].colour: the content',
    ],
    [
      'a choice',
      withEntry('locations', 'door', { access: 'everyone' }),
      'locations.door.access: is not one of public, logged_in, scopes.',
    ],
    [
      'a type',
      withEntry('worlds', 'hall', { name: { en: 'Hall', de: 7 } }),
      'worlds.hall.name: is not a text.',
    ],
    [
      'a text that no database keeps',
      withEntry('worlds', 'hall', { name: { en: 'Hall\u0000', de: 'Halle' } }),
      'worlds.hall.name: The text holds an invisible character',
    ],
    [
      'a number',
      withEntry('locations', 'door', { floor_plan_position: { x: 101, y: 0 } }),
      'locations.door.floor_plan_position.x: is not a number of at least 0 and at most 100.',
    ],
    [
      'a list',
      withEntry('locations', 'door', { hotspots: { __component: 'hotspots.menu' } }),
      'locations.door.hotspots: is not a list of parts.',
    ],
    [
      'a reference',
      withEntry('locations', 'door', { world: { id: 1 } }),
      'locations.door.world: is not the key of an entry.',
    ],
    [
      'a form',
      withEntry('worlds', 'hall', { slug: '../hall' }),
      'worlds.hall.slug: is not a text of the form',
    ],
    [
      'a date',
      withEntry('locations', 'door', { access_from: 'tomorrow' }),
      'locations.door.access_from: is not a date',
    ],
    [
      'an empty name',
      withEntry('worlds', 'hall', { name: { en: 'Hall', de: '' } }),
      'worlds.hall.name: is empty',
    ],
    [
      'an entry that no one could recognise',
      withEntry('transitions', 'door--room', { payloadId: null }),
      'transitions.door--room.payloadId: is empty',
    ],
    [
      'two entries that are one',
      withEntry('locations', 'room', { payloadId: 'door' }),
      'locations.room has the same payloadId as locations.door, “door”',
    ],
    [
      'a transition that is a location',
      withEntry('transitions', 'door--room', { payloadId: 'door' }),
      'has the same payloadId as locations.door',
    ],
    [
      'an address that leads nowhere',
      withEntry('locations', 'door', {
        hotspots: [{ __component: 'hotspots.open-link', url: 'http://' }],
      }),
      'cannot be followed',
    ],
  ])('for %s', async (_what, entries, sentence) => {
    const { code, sentences } = await hostile(entries);
    expect(code).toBe('refused');
    expect(sentences.join('\n')).toContain(sentence);
  });

  test.each([
    [
      'a title',
      withEntry('locations', 'door', { title: { en: SCRIPT, de: 'Tür' } }),
      'locations.door.title.en',
    ],
    ['a name', withEntry('icons', 'robot', { name: SCRIPT }), 'icons.robot.name'],
    [
      'markdown',
      withEntry('articles', '2-neues', {
        sections: [{ __component: 'article-sections.text', html: '[x](javascript:alert(1))' }],
      }),
      'sections[0].html',
    ],
    [
      'HTML without quotes',
      withEntry('articles', '2-neues', {
        sections: [{ __component: 'article-sections.text', html: '<svg/onload=alert(1)>' }],
      }),
      'sections[0].html',
    ],
    [
      'HTML',
      withEntry('articles', '2-neues', {
        sections: [{ __component: 'article-sections.text', html: '<img src=x onerror="alert(1)">' }],
      }),
      'sections[0].html',
    ],
    [
      'a block',
      withEntry('articles', '2-neues', {
        sections: [
          {
            __component: 'article-sections.text',
            text: [
              {
                type: 'paragraph',
                children: [
                  { type: 'link', url: ' javascript:alert(1)', children: [{ type: 'text', text: 'x' }] },
                ],
              },
            ],
          },
        ],
      }),
      'children[0]',
    ],
    [
      'a table',
      withEntry('articles', '2-neues', {
        sections: [{ __component: 'article-sections.table', rows: [[SCRIPT]] }],
      }),
      'rows[0][0]',
    ],
  ])('for a script in %s', async (_where, entries, path) => {
    const { code, sentences } = await hostile(entries);
    expect(code).toBe('refused');
    expect(sentences.join('\n')).toMatch(/the text holds (?:an element that is not allowed|a script in)/);
    expect(sentences.join('\n')).toContain(path);
  });

  test.each([
    [
      'a script in a drawing',
      'icon.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" onload = "alert(1)"></svg>',
      'holds a script',
    ],
    ['a page among the media', 'icon.html', '<p>Hello</p>', 'are not imported'],
  ])('for %s', async (_what, file, content, sentence) => {
    const world = smallWorld();
    const media = { ...world.worldFile.media, 'icon.svg': { file, alternativeText: '' } };
    const bytes = new Map([...world.media, [file, new TextEncoder().encode(content)]]);
    const { sentences } = await refusalOf(
      { strapi, dataDir },
      { worldFile: { ...world.worldFile, media }, media: bytes },
    );
    expect(sentences.join('\n')).toContain(sentence);
  });

  test('for a language that the CMS does not have', async () => {
    const world = smallWorld();
    const worldFile = { ...world.worldFile, locales: ['en', 'de', 'tlh'] };
    const { sentences } = await refusalOf({ strapi, dataDir }, { ...world, worldFile });
    expect(sentences).toEqual([
      'The file is written in “tlh”, a language that this CMS does not have: add it in the settings first.',
    ]);
  });

  test('also when the CMS refuses an entry after everything before it was written', async () => {
    const twin = { payloadId: 'twin', world: 'hall', from: 'door', to: 'room' };
    const { code, sentences } = await hostile(withEntry('transitions', 'twin', twin));
    expect(code).toBe('failed');
    expect(sentences[0]).toContain('There is already a transition from');
    expect(sentences[0]).toContain('Nothing was imported.');
  });

  test('unless another process begins it again, which then uses the media that are there', async () => {
    const { worldFile, media } = smallWorld();
    const twin = { payloadId: 'twin', world: 'hall', from: 'door', to: 'room' };
    const entries = { ...worldFile.entries, ...withEntry('transitions', 'twin', twin) };
    const failing = { worldFile: { ...worldFile, entries }, media };
    await expect(importWorld(strapi, failing, { keepsUploads: () => true })).rejects.toThrow('twin');
    expect(await importWorld(strapi, smallWorld())).toMatchObject({ entries: 9, media: 0 });
  });
});
