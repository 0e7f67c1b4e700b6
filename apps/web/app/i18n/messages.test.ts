import { readdirSync, readFileSync } from 'node:fs';
import { aSnapshot } from '@vitrine/core/testing';
import { localeCode } from '@vitrine/core/world/ids';
import { everyBuiltInText } from '@vitrine/texts';
import { describe, expect, test } from 'vitest';
import { interfaceTexts } from './messages.server.ts';

const app = new URL('../', import.meta.url);

const english: Readonly<Record<string, string>> = Object.fromEntries(
  everyBuiltInText('en').map(({ key, text }) => [key, text]),
);

function textsWith(uiTexts: Record<string, string>, locale = 'de') {
  return interfaceTexts(aSnapshot({ locale: localeCode(locale), uiTexts }), ['page', 'places']);
}

/** The words of a mail are the server's. */
const folders = [app, new URL('../../server/', import.meta.url)];

const sources = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => readFileSync(new URL(file, folder), 'utf8')),
  )
  .join('\n');

describe('interface texts', () => {
  test('are all used', () => {
    const unused = Object.keys(english).filter((key) => !sources.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  test('are complete for each group that is requested', () => {
    const asked = [...sources.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((key) => key !== undefined && !(key in english))).toEqual([]);
  });
});

/** The texts of the specification, word for word. */
const WORD_FOR_WORD: Readonly<Record<string, string>> = {
  access__code_enter: 'Please enter access code',
  access__code_wrong: 'The code is incorrect, please try again',
  error__email_password_validation: 'Invalid identifier or password',
  error__invalid_input: 'Invalid Input. Please check your entry.',
  error__too_many_requests:
    'You are making too many requests to the server. Access remains blocked for a short time.',
  error__page_not_found: 'This page could not be found',
  error__other_error: 'An error occurred on server',
  error__something_wrong: 'Something went wrong. Please try again later.',
  contact__failed_title: 'Error',
  contact__failed: 'Something went wrong. Please try again later or send us an email to {email}',
  updater__no_internet: 'No Internet connection',
  updater__failed: 'Oops, something went wrong. Please try again later',
};

describe('the texts that the specification shows', () => {
  test.each(Object.entries(WORD_FOR_WORD))('%s', (key, text) => {
    expect(english[key]).toBe(text);
  });

  test('info__on_staging begins as it is shown', () => {
    expect(english['info__on_staging']).toMatch(/^You are currently on our staging page/);
  });
});

describe('overrides of the CMS', () => {
  test('replace built-in texts (spec 3.24) (spec 7.11)', () => {
    expect(textsWith({ error__to_home: 'Nach Hause' })['error__to_home']).toBe('Nach Hause');
  });

  test('that are empty or no valid ICU are left out', () => {
    const texts = textsWith({ error__to_home: '  ', places__open: '{count, plural, one {' });
    expect(texts['error__to_home']).toBe('Zurück zur Startseite');
    expect(texts['places__open']).toBe('Räume');
  });

  test('that the showroom could not fill in are left out', () => {
    const texts = textsWith({ hotspot__go_to: 'Zu {titel}', error__to_home: '<b>Zurück</b>' });
    expect(texts['hotspot__go_to']).toEqual(['Zu ', ['title'], ' gehen']);
    expect(texts['error__to_home']).toBe('Zurück zur Startseite');
  });

  test('of unknown keys are not sent to anybody', () => {
    expect(textsWith({ secret: 'x' })).not.toHaveProperty('secret');
  });

  test('in a language without texts stand over the English ones', () => {
    expect(textsWith({}, 'nl')['error__to_home']).toBe('Back to home');
  });
});
