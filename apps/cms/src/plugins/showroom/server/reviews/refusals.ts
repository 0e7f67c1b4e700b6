import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { panelLanguage } from '../../../../accounts/panel-language.ts';
import { MAX_NOTE } from '../../contracts/reviews.ts';

/** Why something was not done with a request. */
export type ReviewRefusal =
  | 'changed'
  | 'gone'
  | 'mayNotAnswer'
  | 'mayNotAsk'
  | 'notYours'
  | 'note'
  | 'overtaken';

const SENTENCES: Readonly<Record<'en' | 'de', Readonly<Record<ReviewRefusal, string>>>> = {
  en: {
    changed:
      'Someone has saved this draft since you looked, so it was not published. Look at it as it is now.',
    gone: 'There is no draft of this entry in this language any more.',
    mayNotAnswer: 'Only those who may publish this entry can publish it or send it back.',
    mayNotAsk: 'Only those ask for a review who may change this entry and not publish it.',
    notYours: 'Only the person who asked for this review can take it back.',
    note: `Write what has to be done, in ${MAX_NOTE} characters at most.`,
    overtaken: 'Someone was faster: this request was answered, taken back or published. Load the page again.',
  },
  de: {
    changed:
      'Jemand hat diesen Entwurf gespeichert, seit Sie ihn angesehen haben; er wurde nicht veröffentlicht. Sehen Sie ihn sich an, wie er jetzt ist.',
    gone: 'Von diesem Eintrag gibt es in dieser Sprache keinen Entwurf mehr.',
    mayNotAnswer: 'Nur wer diesen Eintrag veröffentlichen darf, kann ihn veröffentlichen oder zurückgeben.',
    mayNotAsk: 'Um Prüfung bittet nur, wer diesen Eintrag ändern und nicht veröffentlichen darf.',
    notYours: 'Nur wer um diese Prüfung gebeten hat, kann die Bitte zurücknehmen.',
    note: `Schreiben Sie, was zu tun ist, in höchstens ${MAX_NOTE} Zeichen.`,
    overtaken:
      'Jemand war schneller: Diese Bitte wurde beantwortet, zurückgenommen oder ist veröffentlicht. Laden Sie die Seite neu.',
  },
};

const FORBIDDEN: ReadonlySet<ReviewRefusal> = new Set(['mayNotAnswer', 'mayNotAsk', 'notYours']);

/** A refusal with a sentence in the language of the panel. */
export function reviewRefusal(strapi: Core.Strapi, why: ReviewRefusal): Error {
  const sentence = SENTENCES[panelLanguage(strapi) === 'de' ? 'de' : 'en'][why];
  if (why === 'gone') return new errors.NotFoundError(sentence);
  if (why === 'note') return new errors.ValidationError(sentence);
  // Of other refusals with 403 Strapi drops the message.
  return FORBIDDEN.has(why) ? new errors.PolicyError(sentence) : new errors.ApplicationError(sentence);
}
