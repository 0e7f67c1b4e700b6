import { lastResortPage } from '../pages/error-page.ts';

interface Words {
  readonly title: string;
  readonly sentence: string;
  readonly wayOut: string;
}

/** What is said in the languages of the product to whoever comes too late. */
const ENDED = {
  en: {
    title: 'This preview has ended',
    sentence: 'The link is no longer valid, or it was withdrawn. Ask whoever sent it to you for a new one.',
    wayOut: 'To the showroom',
  },
  de: {
    title: 'Diese Vorschau ist beendet',
    sentence:
      'Der Link gilt nicht mehr oder wurde zurückgezogen. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
    wayOut: 'Zum Showroom',
  },
  fr: {
    title: 'Cet aperçu est terminé',
    sentence:
      'Le lien n’est plus valable ou a été retiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    wayOut: 'Vers le showroom',
  },
  es: {
    title: 'Esta vista previa ha terminado',
    sentence: 'El enlace ya no es válido o ha sido retirado. Pida uno nuevo a quien se lo envió.',
    wayOut: 'Al showroom',
  },
  it: {
    title: 'Questa anteprima è terminata',
    sentence: 'Il link non è più valido o è stato ritirato. Ne chieda uno nuovo a chi glielo ha inviato.',
    wayOut: 'Allo showroom',
  },
  pt: {
    title: 'Esta pré-visualização terminou',
    sentence: 'A ligação já não é válida ou foi retirada. Peça uma nova a quem lha enviou.',
    wayOut: 'Para o showroom',
  },
  ru: {
    title: 'Этот предварительный просмотр завершён',
    sentence: 'Ссылка больше не действует или была отозвана. Попросите новую у того, кто её прислал.',
    wayOut: 'В шоурум',
  },
} satisfies Readonly<Record<string, Words>>;

const isKnown = (locale: string): locale is keyof typeof ENDED => Object.hasOwn(ENDED, locale);

/** Status 410: the preview is over, in a language that the visitor reads. */
export const endedPage = (
  locale: string,
  { isHead, frameAncestors }: { readonly isHead: boolean; readonly frameAncestors: readonly string[] },
): Response => {
  const language = isKnown(locale) ? locale : 'en';
  return lastResortPage({ status: 410, language, ...ENDED[language], isHead, frameAncestors });
};

/** Status 503: the CMS does not answer, and it alone knows what the preview shows. */
export const awayPage = (given: {
  readonly isHead: boolean;
  readonly frameAncestors: readonly string[];
}): Response =>
  lastResortPage({
    status: 503,
    title: 'The preview cannot be shown',
    sentence: 'The CMS does not answer at the moment. Please try again in a moment.',
    retryAfterSeconds: 5,
    ...given,
  });
