import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { en as placingTexts } from '../../plugins/showroom/admin/src/texts/en/placing.ts';
import { isLink, isPlatformVideo } from '../../rules/addresses.ts';
import { EDIT_VIEWS } from './apply-edit-views.ts';
import type { FieldText } from './edit-view.ts';

const fields = Object.entries(EDIT_VIEWS).flatMap(([uid, { texts }]) =>
  Object.entries(texts).map(([name, text]): readonly [string, string, FieldText] => [uid, name, text]),
);

/** Without the unit behind it. */
const LABELS: ReadonlySet<string> = new Set(fields.map(([, , [label]]) => label.replace(/ \(.*\)$/, '')));

const GUIDE = readFileSync(new URL('../../../../../docs/editors.md', import.meta.url), 'utf8');

/** A word in bold that begins a bullet, a paragraph or a table row of no field, or that is only stressed. */
const NO_LABELS: ReadonlySet<string> = new Set([
  'the same view and size',
  'all',
  'missing',
  'partly',
  'outdated',
  'complete',
  'pictures',
  'films and sounds',
  'documents',
  'models and plans',
  'Showroom editor',
  'Showroom translator',
  'Showroom publisher',
  'Without a mouse',
  'Ctrl+S',
  'Start page',
  'Login page',
  'Power-save page',
]);

test('the guide for editors names fields as the forms do', () => {
  const inSentences = GUIDE.replaceAll(/^(?:- )?\*\*[^*]+\*\*/gm, '');
  const named = [...inSentences.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label);
  expect(named.length).toBeGreaterThan(80);
  expect([...new Set(named)].filter((label) => !LABELS.has(label) && !NO_LABELS.has(label))).toEqual([]);
});

describe('the hints of forms', () => {
  test('have examples of addresses that the CMS takes', () => {
    const examples = fields.flatMap(([uid, name, [, , example]]) =>
      (name === 'url' || name === 'video_url') && example !== undefined
        ? [[uid, name, example] as const]
        : [],
    );
    expect(examples.length).toBeGreaterThan(5);
    for (const [uid, name, example] of examples) {
      const isVideo = name === 'video_url' || uid === 'article-sections.video';
      expect(isVideo ? isPlatformVideo(example) : isLink(example), `${uid} ${name}`).toBe(true);
    }
  });

  test('say the same of links in the form and on the picture', () => {
    const [, description] = EDIT_VIEWS['hotspots.open-link']?.texts['url'] ?? [];
    expect(placingTexts['placing.linkHint']).toBe(description);
  });

  test('call what leads over several transitions a path, as the glossary does', () => {
    const unused = /\b(?:longer|shortest) ways?\b/i;
    expect(
      fields.filter(([, , text]) => unused.test(text.join(' '))).map(([uid, name]) => `${uid} ${name}`),
    ).toEqual([]);
  });
});
