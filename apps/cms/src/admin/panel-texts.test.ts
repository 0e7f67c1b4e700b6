import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PANEL_TEXTS } from './panel-texts.ts';

const SOURCES = join(import.meta.dirname, '..');

interface Schema {
  readonly attributes: Readonly<Record<string, { readonly regex?: string }>>;
}

const forms = new Set(
  globSync(['api/*/content-types/*/schema.json', 'components/*/*.json'], { cwd: SOURCES }).flatMap((path) => {
    const { attributes }: Schema = JSON.parse(readFileSync(join(SOURCES, path), 'utf8'));
    return Object.values(attributes).flatMap(({ regex }) => regex ?? []);
  }),
);

test.each(['en', 'de'] as const)(
  'a field of a required form is explained in %s with examples that pass',
  (language) => {
    const sentence = PANEL_TEXTS[language]['components.Input.error.validation.regex'];
    expect(sentence).not.toMatch(/regex/i);
    const [, ...examples] = /(hall-1|halle-1);.*(#00857c)/.exec(sentence) ?? [];
    for (const form of forms) {
      const fitting = examples.filter((example) => new RegExp(form).test(example));
      expect([form, fitting.length]).toEqual([form, 1]);
    }
    expect(forms.size).toBe(2);
  },
);

test.each(['en', 'de'] as const)(
  'an upload of which files failed is not called a success in %s',
  (language) => {
    const title = PANEL_TEXTS[language]['upload.upload.progress.success'];
    expect(title).not.toMatch(/success|erfolg/i);
    const strapis = readFileSync(
      join(SOURCES, '../node_modules/@strapi/upload/dist/admin/translations/en.json.mjs'),
      'utf8',
    );
    const keys = Object.keys(PANEL_TEXTS[language]).filter((key) => key.startsWith('upload.'));
    for (const key of keys) expect(strapis).toContain(`"${key.slice('upload.'.length)}":`);
  },
);
