import { TEXT_GROUPS, builtInTexts } from '@vitrine/texts';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import type { OfferedTextsAnswer } from '../src/plugins/showroom/contracts/wordings.ts';
import { de } from '../src/plugins/showroom/admin/src/texts/de/wordings.ts';
import { en } from '../src/plugins/showroom/admin/src/texts/en/wordings.ts';
import { refusalOf, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { changeRows } from './test-database.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const FORM = '/content-manager/single-types/api::ui-translation.ui-translation';

let strapi: StartedStrapi;
let editor: Editor;

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
}, 300_000);

afterAll(() => strapi.stop());

function save(items: readonly object[], locale = 'de') {
  return editor.request('PUT', `${FORM}?locale=${locale}`, { items });
}

describe('the list of built-in texts', () => {
  test('names each in the language of the form, with its group and what is filled in', async () => {
    const { data } = (await editor.request('GET', '/showroom/wordings?locale=de')) as OfferedTextsAnswer;
    expect(data).toContainEqual({
      key: 'hotspot__go_to',
      group: 'page',
      text: builtInTexts('page', 'de')['hotspot__go_to'],
      placeholders: ['title'],
    });
    expect(new Set(data.map(({ group }) => group))).toEqual(new Set(TEXT_GROUPS));
  });

  test('is not for visitors', async () => {
    const answer = await fetch(`${strapi.url}/showroom/wordings?locale=de`);
    expect(answer.status).toBe(401);
  });

  test.each(Object.entries({ en, de }))('says in %s where each group is seen', (_language, texts) => {
    const named = Object.keys(texts).filter((key) => key.startsWith('wordings.group.'));
    expect(named.toSorted()).toEqual(TEXT_GROUPS.map((group) => `wordings.group.${group}`).toSorted());
  });
});

describe('an own wording', () => {
  test('is stored', async () => {
    await expect(save([{ key: 'hotspot__go_to', value: 'Auf zu {title}' }])).resolves.toMatchObject({
      data: { items: [{ key: 'hotspot__go_to', value: 'Auf zu {title}' }] },
    });
  });

  test.each([
    ['of an unknown text', [{ key: 'hotspot__goto', value: 'x' }], 'items.0.key', 'no text “hotspot__goto”'],
    ['with an open brace', [{ key: 'hotspot__go_to', value: '{title' }], 'items.0.value', 'cannot be read'],
    ['without its placeholder', [{ key: 'hotspot__go_to', value: 'Los' }], 'items.0.value', 'lacks {title}'],
    [
      'with a placeholder of another name',
      [
        { key: 'error__to_home', value: 'Zurück' },
        { key: 'navigation__menu', value: '{welt}' },
      ],
      'items.1.value',
      'does not fill in {welt}',
    ],
    ['with a tag', [{ key: 'error__to_home', value: '<b>Zurück</b>' }], 'items.0.value', 'take out <b>'],
    [
      'of a text that is in the list already',
      [
        { key: 'error__to_home', value: 'Zurück' },
        { key: 'error__to_home', value: 'Heim' },
      ],
      'items.1.key',
      'in the list already',
    ],
  ])('%s is refused at its field', async (_name, items, field, words) => {
    const { fields, message } = await refusalOf(save(items));
    expect(fields).toEqual([field]);
    expect(message).toContain(words);
  });

  test('of a text that an earlier release had stays until an editor changes it', async () => {
    await save([{ key: 'error__to_home', value: 'Zurück' }]);
    // What an import or an earlier release has left in the database.
    await changeRows(strapi, `UPDATE components_translation_item SET "key" = 'gone__text'`);
    await expect(
      save([
        { key: 'gone__text', value: 'Zurück' },
        { key: 'navigation__menu', value: 'Alles' },
      ]),
    ).resolves.toMatchObject({ data: { items: [{ key: 'gone__text' }, { key: 'navigation__menu' }] } });
    const { fields } = await refusalOf(save([{ key: 'gone__text', value: 'Anders' }]));
    expect(fields).toEqual(['items.0.key']);
  });
});

interface Texts {
  readonly edit: { readonly label: string; readonly description: string };
  readonly list: { readonly label: string; readonly sortable: boolean; readonly mainField?: unknown };
}
interface Configuration {
  readonly settings: object;
  readonly layouts: object;
  readonly metadatas: Readonly<Record<string, Texts>>;
}
interface Answer {
  readonly data: { readonly contentType?: Configuration; readonly component?: Configuration };
}
const TRANSITIONS = '/content-manager/content-types/api::content-transition.content-transition/configuration';
const VIEWS = '/content-manager/components/placing.view/configuration';

/** Without the text that Strapi adds for an entry's id, which forms do not have. */
async function read(path: string): Promise<Configuration> {
  const { data } = (await editor.request('GET', path)) as Answer;
  const found = data.contentType ?? data.component;
  if (found === undefined) throw new Error(`${path} has no configuration.`);
  const { documentId: _, ...metadatas } = found.metadatas;
  return { ...found, metadatas };
}

function speak(language: 'de' | 'en'): Promise<unknown> {
  return editor.request('PUT', '/admin/users/me', { preferedLanguage: language });
}

/** Saves them as the page does, with other texts for one field. */
function saveView(
  path: string,
  { settings, layouts, metadatas }: Configuration,
  more: Configuration['metadatas'] = {},
) {
  const sent = Object.entries({ ...metadatas, ...more }).map(([name, { edit, list }]) => {
    const { mainField: _, ...own } = list;
    return [name, { edit, list: own }];
  });
  return editor.request('PUT', path, { settings, layouts, metadatas: Object.fromEntries(sent) });
}

describe('the settings of a view', () => {
  test.each([
    [TRANSITIONS, 'arrival_view', 'View on arrival', 'Blick bei der Ankunft'],
    [VIEWS, 'pitch', 'Up or down (degrees)', 'Auf oder ab (Grad)'],
  ])('of %s name fields in the language of the panel', async (path, field, english, german) => {
    const before = await read(path);
    expect(before.metadatas[field]?.edit.label).toBe(english);
    await speak('de');
    const shown = await read(path);
    expect(shown.metadatas[field]).toMatchObject({ edit: { label: german }, list: { label: german } });
    expect(shown.metadatas[field]?.edit.description).not.toBe(before.metadatas[field]?.edit.description);

    // What is saved as it is shown is stored as it was.
    await saveView(path, shown);
    await speak('en');
    expect((await read(path)).metadatas).toEqual(before.metadatas);

    // What someone writes is there for everyone.
    await speak('de');
    const { edit, list } = shown.metadatas[field] as Texts;
    await saveView(path, shown, { [field]: { edit: { ...edit, label: 'Wohin' }, list } });
    expect((await read(path)).metadatas[field]?.edit.label).toBe('Wohin');
    await speak('en');
    expect((await read(path)).metadatas[field]).toMatchObject({
      edit: { label: 'Wohin', description: before.metadatas[field]?.edit.description },
      list: { label: english },
    });
  });
});
