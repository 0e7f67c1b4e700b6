import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { makeAccount, roleOf } from './account.ts';
import { bulkCalls } from './bulk-calls.ts';
import type { BulkCalls } from './bulk-calls.ts';
import { linkTo, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const CATEGORY = 'api::article-category.article-category';

let strapi: StartedStrapi;
let editor: Editor;
let calls: BulkCalls;
let robot: Entry;
let arm: Entry;
let door: Entry;

function blocks(text: string) {
  return [{ type: 'paragraph', children: [{ type: 'text', text }] }];
}

function stored(uid: string, { documentId }: Entry, locale = 'en'): Promise<Entry> {
  return editor.find(uid, documentId, `locale=${locale}`);
}

describe('tables', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
    calls = await bulkCalls(strapi);
    await editor.create(CATEGORY, { title: 'Robots' });
    robot = await editor.create(ARTICLE, {
      title: '=Robot; "six"',
      summary: 'Two lines,\none text.',
      sections: [{ __component: 'article-sections.text', title: 'Reach', text: blocks('Two metres.') }],
    });
    arm = await editor.createPublished(ARTICLE, { title: 'Arm' });
    const hall = await editor.create(WORLD, { name: 'Hall', slug: 'hall' });
    door = await editor.create(LOCATION, {
      title: 'Door',
      slug: 'door',
      world: linkTo(hall),
      hotspots: [
        {
          __component: 'hotspots.open-article',
          title: 'Look',
          article: linkTo(robot),
          position: { x: 10, y: 20 },
        },
        {
          __component: 'hotspots.open-link',
          title: 'Shop',
          url: 'https://example.com',
          position: { x: 1, y: 2 },
        },
      ],
    });
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('what is exported changes nothing, in every table and format', async () => {
    for (const table of ['articles', 'hotspots', 'translations']) {
      for (const format of ['csv-semicolon', 'csv-comma', 'json']) {
        const file = await calls.exported(`table=${table}&format=${format}`);
        const state = await calls.examined(file);
        expect(state, `${table} as ${format}`).toMatchObject({
          status: 'examined',
          table,
          counts: { new: 0, changed: 0, wrong: 0 },
        });
        expect(state.status === 'examined' && state.counts.unchanged).toBeGreaterThan(0);
      }
    }
  });

  test('formulas are neutralised, and Excel reads the letters right', async () => {
    const file = await calls.exported('table=articles&format=csv-semicolon');
    expect(file.startsWith('\uFEFFarticle;language;title;summary;')).toBe(true);
    expect(file).toContain(`"'=Robot; ""six""";"Two lines,\none text."`);
  });

  test('an import says what it would do, writes drafts when it is told to, and nothing the second time', async () => {
    const [one, two] = [robot, arm].map((entry) => String(entry['public_id']));
    const file = [
      'article,language,title,summary,category,shown_unlinked',
      `${one},en,Robot six,"Two lines,\none text.",Robots,WAHR`,
      `${two},en,Arm,,,false`,
      `${two},de,Der Arm,Kurz.,,false`,
      '900,en,Gripper,Holds.,,false',
      '901,en,,Without a title,,false',
      `${one},xx,Robot,,,false`,
      `${one},en,Robot again,,,false`,
      '902,en,Lost,,Nowhere,false',
    ].join('\r\n');
    const state = await calls.examined(file);
    expect(state).toMatchObject({ counts: { new: 2, changed: 1, unchanged: 1, wrong: 4 } });
    expect(await calls.lines('wrong')).toMatchObject([
      { line: 6, faults: [{ code: 'missing', column: 'title' }] },
      { line: 7, faults: [{ code: 'unknownLanguage', what: 'xx' }] },
      { line: 8, faults: [{ code: 'duplicate', what: '2' }] },
      { line: 9, faults: [{ code: 'unknownTarget', column: 'category', what: 'Nowhere' }] },
    ]);
    expect(await calls.lines('changed')).toMatchObject([
      {
        line: 2,
        changes: [
          { column: 'title', before: '=Robot; "six"', after: 'Robot six' },
          { column: 'category', before: '', after: 'Robots' },
          { column: 'shown_unlinked', before: 'false', after: 'true' },
        ],
      },
    ]);
    expect(await stored(ARTICLE, robot)).toMatchObject({ title: '=Robot; "six"' });

    expect(await calls.written()).toMatchObject({ status: 'done', written: 3, skipped: [], left: 0 });
    expect(await stored(ARTICLE, robot)).toMatchObject({
      title: 'Robot six',
      shown_unlinked: true,
      sections: [{ title: 'Reach' }],
      updatedBy: { firstname: 'Test' },
    });
    const [gripper] = await editor.list(ARTICLE, 'locale=en&filters[public_id]=900');
    expect(gripper).toMatchObject({ title: 'Gripper', publishedAt: null, createdBy: { firstname: 'Test' } });
    expect(await stored(ARTICLE, arm, 'de')).toMatchObject({ title: 'Der Arm', summary: 'Kurz.' });
    // Visitors still see the published one.
    expect(await editor.find(ARTICLE, arm.documentId, 'locale=en&status=published')).toMatchObject({
      title: 'Arm',
    });

    expect(await calls.examined(file)).toMatchObject({
      counts: { new: 0, changed: 0, unchanged: 4, wrong: 4 },
    });
  });

  test('the product of an article is written whole, in each of its languages, and comes back the same', async () => {
    const number = String(arm['public_id']);
    const file = [
      'article,language,sku,gtin,price,currency,price_access',
      `${number},en,ARM-1,4006381333931,"24900,50",eur,logged_in`,
      `${number},de,ARM-1,4006381333931,24900.5,EUR,logged_in`,
      `900,en,=1+1,4006381333932,12,EUR,`,
    ].join('\n');
    expect(await calls.examined(file)).toMatchObject({ counts: { changed: 2, wrong: 1 } });
    expect((await calls.lines('wrong')).map(({ faults }) => faults[0])).toEqual([
      { code: 'notGtin', column: 'gtin', what: '4006381333932' },
    ]);
    await calls.written();
    for (const locale of ['en', 'de']) {
      expect(await stored(ARTICLE, arm, locale)).toMatchObject({
        product: {
          sku: 'ARM-1',
          price: 24_900.5,
          currency: 'EUR',
          price_access: 'logged_in',
          availability: null,
        },
      });
    }
    const again = await calls.exported('table=articles&format=csv-comma');
    expect(again).toContain(',ARM-1,4006381333931,24900.5,EUR,');
    expect(await calls.examined(again)).toMatchObject({ counts: { changed: 0, wrong: 0 } });
    // An empty cell would show the price to everyone.
    expect(await calls.examined(`article,language,price_access\n${number},en,`)).toMatchObject({
      counts: { wrong: 1 },
    });
  });

  test('hotspots get other targets and keep everything else', async () => {
    const lines = JSON.parse(await calls.exported('table=hotspots&format=json')) as Record<string, string>[];
    expect(lines.map(({ title, target }) => [title, target])).toEqual([
      ['Look', String(robot['public_id'])],
      ['Shop', 'https://example.com'],
    ]);
    const [look, shop] = lines.map(({ hotspot }) => hotspot);
    const file = [
      'hotspot;target',
      `${look};${String(arm['public_id'])}`,
      `${shop};nowhere at all`,
      'open-article-99999;1',
    ].join('\n');
    expect(await calls.examined(file)).toMatchObject({ counts: { changed: 1, wrong: 2 } });
    expect(await calls.written()).toMatchObject({ status: 'done', written: 1 });
    const { hotspots } = await editor.find(
      LOCATION,
      door.documentId,
      'locale=en&populate[hotspots][populate]=*',
    );
    expect(hotspots).toMatchObject([
      { title: 'Look', position: { x: 10, y: 20 } },
      { title: 'Shop', url: 'https://example.com', position: { x: 1, y: 2 } },
    ]);
    const again = JSON.parse(await calls.exported('table=hotspots&format=json')) as Record<string, string>[];
    expect(again.map(({ target }) => target)).toEqual([String(arm['public_id']), 'https://example.com']);
    expect(again.map(({ hotspot }) => hotspot)).toEqual([look, shop]);
  });

  test('translations: a language that is missing is made, formatted text only in JSON', async () => {
    const entry = robot.documentId;
    const text = { kind: 'article', entry, text: 'sections.0.text' };
    const file = JSON.stringify([
      { kind: 'article', entry, text: 'title', de: 'Roboter' },
      { ...text, de: blocks('Zwei Meter.') },
      { ...text, text: 'sections.0.title', de: [{ type: 'script' }] },
      { ...text, text: 'sections.7.title', de: 'Nichts' },
    ]);
    expect(await calls.examined(file)).toMatchObject({ counts: { new: 2, wrong: 2 } });
    expect(await calls.lines('wrong')).toMatchObject([
      { line: 3, faults: [{ code: 'unknownValue' }] },
      { line: 4, faults: [{ code: 'unknownText' }] },
    ]);
    expect(await calls.written()).toMatchObject({ status: 'done', written: 1 });
    expect(await stored(ARTICLE, robot, 'de')).toMatchObject({
      title: 'Roboter',
      sections: [{ title: null, text: blocks('Zwei Meter.') }],
    });
    const csv = `kind;entry;text;de\narticle;${entry};sections.0.text;Drei Meter.\n`;
    expect(await calls.examined(csv)).toMatchObject({ counts: { wrong: 1 } });
    expect(await calls.lines('wrong')).toMatchObject([{ line: 2, faults: [{ code: 'blocksInCsv' }] }]);
  });

  test('what someone else changed after the preview is not overwritten', async () => {
    const number = String(arm['public_id']);
    await calls.examined(`article;language;title\n${number};en;Arm from the table\n`);
    await editor.update(ARTICLE, arm.documentId, { title: 'Arm by hand' });
    expect(await calls.written()).toMatchObject({
      status: 'done',
      written: 0,
      skipped: [{ entry: 'Arm', lines: [2], reason: 'conflict' }],
    });
    expect(await stored(ARTICLE, arm)).toMatchObject({ title: 'Arm by hand' });
  });

  test('a translator changes what translators may; another account neither sees the table nor writes it', async () => {
    const role = await roleOf(editor, 'vitrine-translator');
    await makeAccount(strapi, editor, { role, name: 'Tina' });
    const tina = await bulkCalls(strapi, { email: 'tina@example.com', password: 'Only-4-tests' });
    const number = String(arm['public_id']);
    const file = `article;language;title\n${number};en;Arm of Tina\n${number};de;Arm von Tina\n950;en;New\n`;
    expect(await tina.examined(file)).toMatchObject({ counts: { changed: 1, wrong: 2 } });
    expect(await tina.lines('wrong')).toMatchObject([
      { line: 2, faults: [{ code: 'mayNotWrite' }] },
      { line: 4, faults: [{ code: 'mayNotCreate' }] },
    ]);
    expect(await calls.state()).toEqual({ status: 'idle' });
    expect(await calls.startStatus(await tina.token())).toBe(409);
    expect(await tina.written()).toMatchObject({ status: 'done', written: 1 });
  });

  test('what is no table is refused', async () => {
    expect(await calls.examined('title\nRobot\n')).toMatchObject({
      status: 'refused',
      fault: { code: 'missingColumns' },
    });
    expect(await calls.exportStatus('table=contact-requests&format=json')).toBe(400);
  });
});
