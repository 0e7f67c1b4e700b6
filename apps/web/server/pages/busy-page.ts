import { replyText } from '../http/reply.ts';
import { languageFor } from './language-for.ts';
import { lastResortPage } from './error-page.ts';

const TEXTS = {
  en: {
    title: 'Just a moment',
    sentence: 'A great many pages are being opened here right now. This page tries again by itself.',
    homeLabel: 'Back to the start',
  },
  de: {
    title: 'Einen Moment bitte',
    sentence:
      'Gerade werden hier sehr viele Seiten geöffnet. Diese Seite versucht es von selbst noch einmal.',
    homeLabel: 'Zurück zum Anfang',
  },
  fr: {
    title: 'Un instant, s’il vous plaît',
    sentence: 'De très nombreuses pages sont ouvertes en ce moment. Cette page réessaie automatiquement.',
    homeLabel: 'Retour à l’accueil',
  },
  es: {
    title: 'Un momento, por favor',
    sentence: 'En este momento se están abriendo muchísimas páginas. Esta página lo intentará de nuevo sola.',
    homeLabel: 'Volver al inicio',
  },
  it: {
    title: 'Un attimo, per favore',
    sentence: 'In questo momento si stanno aprendo moltissime pagine. Questa pagina riprova da sola.',
    homeLabel: 'Torna all’inizio',
  },
  pt: {
    title: 'Um momento, por favor',
    sentence: 'Neste momento estão a ser abertas muitas páginas. Esta página tenta de novo sozinha.',
    homeLabel: 'Voltar ao início',
  },
  ru: {
    title: 'Одну минуту',
    sentence: 'Сейчас здесь открывают очень много страниц. Эта страница сама попробует ещё раз.',
    homeLabel: 'На главную',
  },
} as const;

function isKnown(language: string): language is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, language);
}

/** Seconds after which the page reloads: by then a full queue of one client has been rendered. */
const ASK_AGAIN = 3;

/**
 * Too many pages wait to be rendered, for this client or for all: status 503. A page reloads automatically; for a
 * data request the app keeps the page that the visitor sees.
 */
export function busyReply(request: Request, isData: boolean): Response {
  if (isData) return replyText('Too many pages are asked for.', 503, { 'retry-after': String(ASK_AGAIN) });
  const preferred = languageFor(request);
  const language = isKnown(preferred) ? preferred : 'en';
  const response = lastResortPage({
    status: 503,
    language,
    ...TEXTS[language],
    isHead: request.method === 'HEAD',
    retryAfterSeconds: ASK_AGAIN,
  });
  response.headers.set('refresh', String(ASK_AGAIN));
  return response;
}
