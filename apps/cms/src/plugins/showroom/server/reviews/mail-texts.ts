import type { MailLanguage } from '../../../../mail/mail-language.ts';

/** How a review ended, for who asked for it. */
export type ReviewEnd =
  | { readonly kind: 'published'; readonly by: string }
  | { readonly kind: 'sentBack'; readonly by: string; readonly note: string };

/** What a mail about a review says besides. */
interface About {
  readonly person: string;
  /** Empty where the person may not read it. */
  readonly title: string;
  readonly page: string;
}

interface Words {
  readonly untitled: string;
  readonly someone: string;
  readonly hello: (person: string) => string;
  readonly subject: Readonly<Record<ReviewEnd['kind'], (title: string) => string>>;
  readonly text: Readonly<Record<ReviewEnd['kind'], (title: string, by: string) => string>>;
  readonly page: string;
}

const WORDS: Readonly<Record<MailLanguage, Words>> = {
  en: {
    untitled: 'An entry without a title',
    someone: 'Someone',
    hello: (person) => (person === '' ? 'Hello,' : `Hello ${person},`),
    subject: {
      published: (title) => `“${title}” is published`,
      sentBack: (title) => `“${title}” was sent back`,
    },
    text: {
      published: (title, by) => `${by} has published “${title}”, for which you asked for a review.`,
      sentBack: (title, by) => `${by} has sent back “${title}”, for which you asked for a review:`,
    },
    page: 'Its form in the CMS:',
  },
  de: {
    untitled: 'Ein Eintrag ohne Titel',
    someone: 'Jemand',
    hello: (person) => (person === '' ? 'Guten Tag,' : `Guten Tag ${person},`),
    subject: {
      published: (title) => `„${title}“ ist veröffentlicht`,
      sentBack: (title) => `„${title}“ kommt zurück`,
    },
    text: {
      published: (title, by) => `${by} hat „${title}“ veröffentlicht. Sie hatten um Prüfung gebeten.`,
      sentBack: (title, by) => `${by} hat „${title}“ zurückgegeben. Sie hatten um Prüfung gebeten:`,
    },
    page: 'Das Formular dazu im CMS:',
  },
};

/** What who asked for a review reads about its end. */
export function reviewMail(
  end: ReviewEnd,
  language: MailLanguage,
  { person, title, page }: About,
): { readonly subject: string; readonly text: string } {
  const words = WORDS[language];
  const named = title || words.untitled;
  const said = words.text[end.kind](named, end.by || words.someone);
  const note = end.kind === 'sentBack' ? `\n\n${end.note}` : '';
  return {
    subject: words.subject[end.kind](named),
    text: `${words.hello(person)}\n\n${said}${note}\n\n${words.page}\n${page}\n`,
  };
}
