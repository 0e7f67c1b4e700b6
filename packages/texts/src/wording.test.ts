import { describe, expect, test } from 'vitest';
import { everyBuiltInText } from './built-in-texts.ts';

/** Sentences of the product that a review found stiff, as they read now (docs/design/review-of-the-look.md). */
const NOW: readonly (readonly [key: string, english: string, german: string])[] = [
  [
    'layout__landscape_warning',
    'More fits on the screen if you turn your device.',
    'Hochkant passt mehr auf den Bildschirm.',
  ],
  [
    'search__hint',
    'Start typing. Use the arrow keys to choose a result.',
    'Einfach lostippen. Mit den Pfeiltasten wählen Sie einen Treffer.',
  ],
  [
    'search__nothing',
    'No results for “{query}”. Check the spelling, or ask us about it.',
    'Keine Treffer für „{query}“. Prüfen Sie die Schreibweise oder fragen Sie uns danach.',
  ],
  ['share__qr_hint', 'Scan to continue on your phone.', 'Scannen und auf dem Telefon weitergehen.'],
  ['share__mail', 'Send by email', 'Per E-Mail senden'],
  ['location__ways', 'Where next?', 'Weiter geht’s'],
  ['location__discover', 'In this room', 'In diesem Raum'],
  ['article__turn', 'Turn it', 'Drehen Sie es'],
  [
    'contact__consent_required',
    'Please tick the box so that we may reply.',
    'Bitte setzen Sie das Häkchen, damit wir Ihnen antworten dürfen.',
  ],
  [
    'contact__consent',
    'I agree that my details may be stored to answer my message.',
    'Ich bin einverstanden, dass meine Angaben gespeichert werden, um meine Nachricht zu beantworten.',
  ],
  ['contact__privacy', 'See our privacy policy.', 'Zur Datenschutzerklärung'],
  [
    'contact__next_answer',
    'We reply by email, usually within one working day.',
    'Wir antworten per E-Mail, meist innerhalb eines Arbeitstags.',
  ],
  ['contact__optional', 'optional', 'optional'],
  ['pdf__tools', 'Document tools', 'Dokumentwerkzeuge'],
  ['view360__controls', 'View controls', 'Ansicht steuern'],
  ['view360__panorama', 'Panorama, drag to look around', 'Panorama, zum Umsehen ziehen'],
  ['consent__title', 'May we count what visitors look at?', 'Dürfen wir zählen, was angesehen wird?'],
  ['places__shortcuts', 'Products & topics', 'Produkte & Themen'],
  ['media__divided', 'Slider', 'Regler'],
];

/** Sentences that begin as the review asks, and go on. */
const BEGINNINGS: readonly (readonly [key: string, english: RegExp, german: RegExp])[] = [
  [
    'power_save__text',
    /^Your device isn’t playing videos just now\./,
    /^Ihr Gerät spielt gerade keine Videos ab\./,
  ],
  ['pdf__broken', /^This file isn’t a readable PDF\./, /^Diese Datei ist kein lesbares PDF\./],
  ['consent__text', /which rooms and items are opened/, /welche Räume und Inhalte geöffnet werden/],
  ['updater__place_gone', /^That room is no longer available\./, /^Diesen Raum gibt es nicht mehr\./],
];

/** The specification's own sentences: they stay, and a showroom that words them better says so itself. */
const OF_THE_SPECIFICATION = {
  error__invalid_input: 'Invalid Input. Please check your entry.',
  error__email_password_validation: 'Invalid identifier or password',
  access__code_enter: 'Please enter access code',
  access__code_wrong: 'The code is incorrect, please try again',
  error__other_error: 'An error occurred on server',
  error__too_many_requests:
    'You are making too many requests to the server. Access remains blocked for a short time.',
} as const;

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru'] as const;

/** Words of the CMS and of other trades, which say nothing to a visitor. */
const NOT_FOR_VISITORS = {
  en: /\b(?:e-mail|stations?|shortcuts?|turn your device upright)\b/i,
  de: /\b(?:Station(?:en)?|Beiträge|freiwillig|Direktwahl|Schieber|Diaschau|Ellbogen)/,
  fr: /\b(?:stations?|raccourcis?)\b/i,
  es: /\b(?:estaci(?:ón|ones)|atajos?)\b/i,
  it: /\b(?:stazion[ei]|scorciatoi[ae])\b/i,
  pt: /\b(?:estaç(?:ão|ões)|atalhos?)\b/i,
  ru: /станци|ярлык/i,
} as const satisfies Readonly<Record<(typeof LANGUAGES)[number], RegExp>>;

function textsOf(language: string): ReadonlyMap<string, string> {
  return new Map(everyBuiltInText(language).map(({ key, text }) => [key, text]));
}

describe('what visitors read', () => {
  test('is worded as people would say it, in English and in German', () => {
    const [english, german] = [textsOf('en'), textsOf('de')];
    for (const [key, inEnglish, inGerman] of NOW) {
      expect([english.get(key), german.get(key)]).toEqual([inEnglish, inGerman]);
    }
    for (const [key, inEnglish, inGerman] of BEGINNINGS) {
      expect(english.get(key)).toMatch(inEnglish);
      expect(german.get(key)).toMatch(inGerman);
    }
  });

  test.each(LANGUAGES.slice(1))('is translated in %s, sentence by sentence', (language) => {
    const [english, own] = [textsOf('en'), textsOf(language)];
    const international = new Set(NOW.filter(([, one, other]) => one === other).map(([key]) => key));
    const sentences = [...NOW, ...BEGINNINGS].map(([key]) => key);
    const left = [...sentences, ...Object.keys(OF_THE_SPECIFICATION)].filter(
      (key) => own.get(key) === english.get(key) && !international.has(key),
    );
    expect(left).toEqual([]);
  });

  test.each(LANGUAGES)('has no word of the CMS in %s', (language) => {
    const found = [...textsOf(language)].filter(([, text]) => NOT_FOR_VISITORS[language].test(text));
    expect(found).toEqual([]);
  });

  test('has the sentences of the specification as they are there', () => {
    const texts = textsOf('en');
    for (const [key, text] of Object.entries(OF_THE_SPECIFICATION)) expect(texts.get(key)).toBe(text);
  });
});
