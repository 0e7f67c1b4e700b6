import { describe, expect, test } from 'vitest';
import { everyBuiltInText } from '@vitrine/texts';
import { DEMO_LOCALES, readDemoContent } from './read-content.ts';
import type { DemoEntry } from './read-content.ts';
import { isDemoText } from './testing/is-demo-text.ts';

const content = readDemoContent();

/** The specification's messages, which the demo words in its own way. */
const BETTERED = [
  'error__invalid_input',
  'error__email_password_validation',
  'access__code_enter',
  'access__code_wrong',
  'error__other_error',
  'error__too_many_requests',
] as const;

/** What a review found in the demo's texts, and what a native speaker would not say. */
const NOT_SAID = [
  /Everything under power|Alles unter Strom/,
  /\bget your bearings\b/,
  /follow the arrows at the edge of the picture/,
  /Diaschau|Schieber|Ellbogen|freiwillig|Direktwahl/,
  /Ein Mensch, der Ihre Art von Maschine kennt/,
  /am Leben/,
  /Innovation Park 7\. \d/,
  /mit nichts anderem/,
  /\be-mail us\b/i,
] as const;

interface Part {
  readonly [name: string]: unknown;
}

/** Every object inside a value, the value itself included. */
function partsOf(value: unknown): readonly Part[] {
  return typeof value === 'object' && value !== null
    ? [value as Part, ...Object.values(value).flatMap((part) => partsOf(part))]
    : [];
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const everyEntry = Object.values(content.entries).flatMap((entries) => Array.from(entries.values()));

describe('the words of the demo', () => {
  test('better the messages of the specification in each of its languages', () => {
    const [translation] = content.entries['ui-translation'].values();
    const items = (translation?.['items'] ?? []) as readonly { key: string; value: Record<string, string> }[];
    expect(items.map(({ key }) => key)).toEqual(expect.arrayContaining([...BETTERED]));
    for (const locale of DEMO_LOCALES) {
      const builtIn = new Map(everyBuiltInText(locale).map(({ key, text }) => [key, text]));
      const same = items.filter(({ key, value }) => value[locale] === builtIn.get(key));
      expect(same).toEqual([]);
    }
  });

  test('say nothing that a review found stiff', () => {
    const said = everyEntry.flatMap(stringsIn);
    expect(said.length).toBeGreaterThan(1000);
    expect(said.filter((text) => NOT_SAID.some((pattern) => pattern.test(text)))).toEqual([]);
  });

  test('give one address and one number, but for those of persons', () => {
    const { 'contact-persons': persons, ...others } = content.entries;
    const personal = new Set(
      Array.from(persons.values(), ({ email, phone }) => [
        String(email),
        String(phone).replaceAll(' ', ''),
      ]).flat(),
    );
    const named = Object.values(others)
      .flatMap((entries) => Array.from(entries.values()))
      .flatMap(stringsIn)
      .flatMap((text) => text.match(/[\w.]+@norvane\.example|\+00[\d ]*\d/g) ?? [])
      .map((found) => found.replaceAll(' ', ''));
    const company = new Set(named.filter((found) => !personal.has(found)));
    expect([...company].toSorted()).toEqual(['+00000000000', 'info@norvane.example']);
  });
});

/** The files that an entry of a menu or a dashboard plays. */
function filesOf(part: Part): readonly string[] {
  const own = part['media_files'] ?? part['media'];
  const inStack = partsOf(part['action_stack']).flatMap(({ files }) => (Array.isArray(files) ? files : []));
  return [...(Array.isArray(own) ? own : []), ...inStack].map(String);
}

/** Everything that has an English title. */
function called(title: string): readonly Part[] {
  return everyEntry.flatMap(partsOf).filter((part) => {
    const { title: own } = part;
    return isDemoText(own) && own['en'] === title;
  });
}

describe('what is called the same in the demo', () => {
  test('the company film is the film of the company, wherever it is', () => {
    const played = [...called('Company film'), ...called('The company film')]
      .map((part) => filesOf(part)[0])
      .filter((file) => file !== undefined);
    expect(played.length).toBeGreaterThanOrEqual(4);
    expect(new Set(played)).toEqual(new Set(['film-company.mp4']));
  });

  test('no entry of a menu walks where another one of the same name opens something', () => {
    const items = [...content.entries.menus.values()].flatMap((menu) =>
      (menu['items'] as readonly Part[]).flatMap(({ __component: component, title }) =>
        isDemoText(title)
          ? [{ title: String(title['en']), walks: component === 'menu-items.navigation' }]
          : [],
      ),
    );
    const walking = new Set(items.filter(({ walks }) => walks).map(({ title }) => title));
    expect(walking.size).toBeGreaterThan(5);
    expect(items.filter(({ title, walks }) => !walks && walking.has(title))).toEqual([]);
  });

  test('every dashboard shows its numbers as figures, and its words do not repeat them', () => {
    for (const board of content.entries.dashboards.values()) {
      const figures = (board['figures'] ?? []) as readonly DemoEntry[];
      expect(figures.length).toBeGreaterThanOrEqual(3);
      const words = stringsIn((board['text'] as Readonly<Record<string, unknown>>)['en']).join(' ');
      const repeated = figures.filter(({ value }) => {
        const shown = String(isDemoText(value) ? value['en'] : value).replace('−', '');
        return new RegExp(`(?<![\\d.,-])${shown.replace('.', String.raw`\.`)}(?![\\d.,])`).test(words);
      });
      expect(repeated).toEqual([]);
    }
  });
});
