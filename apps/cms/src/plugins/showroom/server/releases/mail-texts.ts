import type { MailLanguage } from '../../../../mail/mail-language.ts';
import type { ReleaseProblem, StopReason } from '../../contracts/releases.ts';
import { doctorTextsIn } from '../../contracts/doctor-texts/doctor-texts.ts';
import { GRACE_HOURS } from './due.ts';
import type { StoredRelease } from './release-store.ts';

/** Problems that a mail lists; the release's page has all of them. */
const LISTED = 10;

interface Words {
  readonly stopped: (name: string) => string;
  readonly live: (name: string) => string;
  readonly hello: (person: string) => string;
  readonly planned: (name: string, time: string) => string;
  readonly nothing: string;
  readonly all: (entries: number) => string;
  readonly more: (count: number) => string;
  readonly page: string;
  readonly untitled: string;
  readonly problems: Readonly<Record<'gone' | 'changed' | 'notAllowed', string>>;
  readonly reasons: Readonly<Record<Exclude<StopReason['kind'], 'problems'>, string>>;
}

const WORDS: Readonly<Record<MailLanguage, Words>> = {
  en: {
    stopped: (name) => `“${name}” was stopped: nothing went live`,
    live: (name) => `“${name}” is live`,
    hello: (person) => (person === '' ? 'Hello,' : `Hello ${person},`),
    planned: (name, time) => `“${name}” was planned for ${time}.`,
    nothing: 'It was stopped, and nothing of it went live:',
    all: (entries) =>
      entries === 1
        ? 'One entry went live or was unpublished.'
        : `${entries} entries went live or were unpublished.`,
    more: (count) => `and ${count} more`,
    page: 'Its page in the CMS:',
    untitled: 'An entry without a title',
    problems: {
      gone: 'There is no draft of it any more.',
      changed: 'It was changed after it was planned.',
      notAllowed: 'You may not publish it.',
    },
    reasons: {
      account: 'Your account may no longer plan releases.',
      missed: `The CMS did not run at its time, and not for ${GRACE_HOURS} hours after it.`,
      failed: 'It broke each time that it was tried. Your operator finds the error in the log of the CMS.',
    },
  },
  de: {
    stopped: (name) => `„${name}“ wurde gestoppt: Es ist nichts live gegangen`,
    live: (name) => `„${name}“ ist live`,
    hello: (person) => (person === '' ? 'Guten Tag,' : `Guten Tag ${person},`),
    planned: (name, time) => `„${name}“ war für ${time} geplant.`,
    nothing: 'Die Veröffentlichung wurde gestoppt, und nichts davon ist live gegangen:',
    all: (entries) =>
      entries === 1
        ? 'Ein Eintrag ist live gegangen oder zurückgezogen worden.'
        : `${entries} Einträge sind live gegangen oder zurückgezogen worden.`,
    more: (count) => `und ${count} weitere`,
    page: 'Die Seite dazu im CMS:',
    untitled: 'Ein Eintrag ohne Titel',
    problems: {
      gone: 'Davon gibt es keinen Entwurf mehr.',
      changed: 'Das wurde nach dem Planen geändert.',
      notAllowed: 'Sie dürfen das nicht veröffentlichen.',
    },
    reasons: {
      account: 'Ihr Konto darf nichts mehr zur Veröffentlichung planen.',
      missed: `Das CMS lief zu dieser Zeit nicht, und auch nicht in den ${GRACE_HOURS} Stunden danach.`,
      failed: 'Bei jedem Versuch ist ein Fehler aufgetreten. Ihr Betreiber findet ihn im Log des CMS.',
    },
  },
};

/**
 * What who planned a release reads about its end.
 *
 * @param page The address of the release's page in the CMS.
 */
export function mailTextOf(
  { name, at, zone, state, entries = 0, reason }: StoredRelease,
  language: MailLanguage,
  { person, page }: { readonly person: string; readonly page: string },
): { readonly subject: string; readonly text: string } {
  const words = WORDS[language];
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  const body =
    state === 'done'
      ? words.all(entries)
      : `${words.nothing}\n\n${linesOf(reason, language)
          .map((line) => `- ${line}`)
          .join('\n')}`;
  const planned = words.planned(name, `${time.format(at)} (${zone})`);
  return {
    subject: state === 'done' ? words.live(name) : words.stopped(name),
    text: `${words.hello(person)}\n\n${planned} ${body}\n\n${words.page}\n${page}\n`,
  };
}

function linesOf(reason: StopReason | undefined, language: MailLanguage): readonly string[] {
  if (reason === undefined) return [];
  const words = WORDS[language];
  if (reason.kind !== 'problems') return [words.reasons[reason.kind]];
  const lines = reason.problems.slice(0, LISTED).map((problem) => lineOf(problem, language));
  const more = reason.problems.length - lines.length;
  return more === 0 ? lines : [...lines, words.more(more)];
}

function lineOf({ kind, title, finding, sentence = '' }: ReleaseProblem, language: MailLanguage): string {
  const { problems, untitled } = WORDS[language];
  const found = finding === undefined ? sentence : doctorTextsIn(language).format(finding);
  return `${title || untitled}: ${kind === 'doctor' || kind === 'refused' ? found : problems[kind]}`;
}
