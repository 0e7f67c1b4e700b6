/** Why a preview shows no page of the showroom. */
export type NothingShown =
  /** A shared link is no longer valid. */
  | 'ended'
  /** An editor's preview is over. */
  | 'over'
  /** The CMS contains no location. */
  | 'empty'
  /** The CMS does not answer. */
  | 'away'
  /** The page could not be made of the drafts. */
  | 'failed';

export interface NothingText {
  readonly title: string;
  readonly sentence: string;
}

type PreviewTexts = Readonly<Record<NothingShown, NothingText>> & {
  readonly toShowroom: string;
  readonly tryAgain: string;
};

/** Messages for a preview that cannot be shown, in the product's languages. */
export const PREVIEW_TEXTS = {
  en: {
    ended: {
      title: 'This preview has ended',
      sentence:
        'The link is no longer valid, or it was withdrawn. Ask the person who sent it to you for a new one.',
    },
    over: {
      title: 'This preview has ended',
      sentence: 'It was closed in the CMS, or it did not respond for a while. Open or reload it there.',
    },
    empty: {
      title: 'There is nothing to be seen yet',
      sentence:
        'These drafts have no location that could be shown. As soon as there is one, it appears here by itself.',
    },
    away: {
      title: 'The preview cannot be shown',
      sentence: 'The CMS does not answer at the moment. This page looks again by itself.',
    },
    failed: {
      title: 'This draft cannot be shown',
      sentence:
        'The page could not be made of it. Take your last change back; this page looks again by itself.',
    },
    toShowroom: 'To the showroom',
    tryAgain: 'Look again',
  },
  de: {
    ended: {
      title: 'Diese Vorschau ist beendet',
      sentence:
        'Der Link gilt nicht mehr oder wurde zurückgezogen. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
    },
    over: {
      title: 'Diese Vorschau ist beendet',
      sentence:
        'Sie wurde im CMS geschlossen, oder es war eine Weile nichts von ihr zu hören. Öffnen Sie sie dort, oder laden Sie sie neu.',
    },
    empty: {
      title: 'Es ist noch nichts zu sehen',
      sentence:
        'In diesen Entwürfen gibt es keinen Ort, der gezeigt werden könnte. Sobald es einen gibt, erscheint er hier von selbst.',
    },
    away: {
      title: 'Die Vorschau kann nicht gezeigt werden',
      sentence: 'Das CMS antwortet zurzeit nicht. Diese Seite sieht von selbst noch einmal nach.',
    },
    failed: {
      title: 'Dieser Entwurf kann nicht gezeigt werden',
      sentence:
        'Aus ihm ließ sich keine Seite machen. Nehmen Sie Ihre letzte Änderung zurück; diese Seite sieht von selbst noch einmal nach.',
    },
    toShowroom: 'Zum Showroom',
    tryAgain: 'Noch einmal nachsehen',
  },
  fr: {
    ended: {
      title: 'Cet aperçu est terminé',
      sentence:
        'Le lien n’est plus valable ou a été retiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    },
    over: {
      title: 'Cet aperçu est terminé',
      sentence:
        'Il a été fermé dans le CMS ou n’a plus donné signe de vie. Ouvrez-le ou rechargez-le là-bas.',
    },
    empty: {
      title: 'Il n’y a encore rien à voir',
      sentence: 'Ces brouillons n’ont aucun lieu à montrer. Dès qu’il y en aura un, il apparaîtra ici.',
    },
    away: {
      title: 'L’aperçu ne peut pas être affiché',
      sentence: 'Le CMS ne répond pas pour le moment. Cette page réessaie d’elle-même.',
    },
    failed: {
      title: 'Ce brouillon ne peut pas être affiché',
      sentence:
        'Aucune page n’a pu en être faite. Annulez votre dernière modification ; cette page réessaie d’elle-même.',
    },
    toShowroom: 'Vers le showroom',
    tryAgain: 'Réessayer',
  },
  es: {
    ended: {
      title: 'Esta vista previa ha terminado',
      sentence: 'El enlace ya no es válido o ha sido retirado. Pida uno nuevo a quien se lo envió.',
    },
    over: {
      title: 'Esta vista previa ha terminado',
      sentence: 'Se cerró en el CMS o no se supo de ella durante un tiempo. Ábrala o recárguela allí.',
    },
    empty: {
      title: 'Todavía no hay nada que ver',
      sentence: 'Estos borradores no tienen ningún lugar que mostrar. En cuanto haya uno, aparecerá aquí.',
    },
    away: {
      title: 'La vista previa no se puede mostrar',
      sentence: 'El CMS no responde en este momento. Esta página lo intenta de nuevo por sí sola.',
    },
    failed: {
      title: 'Este borrador no se puede mostrar',
      sentence:
        'No se pudo hacer una página con él. Deshaga su último cambio; esta página lo intenta de nuevo por sí sola.',
    },
    toShowroom: 'Al showroom',
    tryAgain: 'Mirar de nuevo',
  },
  it: {
    ended: {
      title: 'Questa anteprima è terminata',
      sentence: 'Il link non è più valido o è stato ritirato. Ne chieda uno nuovo a chi glielo ha inviato.',
    },
    over: {
      title: 'Questa anteprima è terminata',
      sentence: 'È stata chiusa nel CMS o non se ne è saputo nulla per un po’. La apra o la ricarichi lì.',
    },
    empty: {
      title: 'Non c’è ancora nulla da vedere',
      sentence: 'Queste bozze non hanno alcun luogo da mostrare. Appena ce ne sarà uno, apparirà qui.',
    },
    away: {
      title: 'L’anteprima non può essere mostrata',
      sentence: 'Il CMS al momento non risponde. Questa pagina riprova da sola.',
    },
    failed: {
      title: 'Questa bozza non può essere mostrata',
      sentence:
        'Non è stato possibile farne una pagina. Annulli l’ultima modifica; questa pagina riprova da sola.',
    },
    toShowroom: 'Allo showroom',
    tryAgain: 'Riprova',
  },
  pt: {
    ended: {
      title: 'Esta pré-visualização terminou',
      sentence: 'A ligação já não é válida ou foi retirada. Peça uma nova a quem lha enviou.',
    },
    over: {
      title: 'Esta pré-visualização terminou',
      sentence: 'Foi fechada no CMS ou não se soube dela durante algum tempo. Abra-a ou recarregue-a lá.',
    },
    empty: {
      title: 'Ainda não há nada para ver',
      sentence: 'Estes rascunhos não têm nenhum local para mostrar. Assim que houver um, aparece aqui.',
    },
    away: {
      title: 'A pré-visualização não pode ser mostrada',
      sentence: 'O CMS não responde de momento. Esta página tenta de novo por si.',
    },
    failed: {
      title: 'Este rascunho não pode ser mostrado',
      sentence:
        'Não foi possível fazer dele uma página. Desfaça a última alteração; esta página tenta de novo por si.',
    },
    toShowroom: 'Para o showroom',
    tryAgain: 'Ver de novo',
  },
  ru: {
    ended: {
      title: 'Этот предварительный просмотр завершён',
      sentence: 'Ссылка больше не действует или была отозвана. Попросите новую у того, кто её прислал.',
    },
    over: {
      title: 'Этот предварительный просмотр завершён',
      sentence: 'Он закрыт в CMS, или от него какое-то время не было вестей. Откройте или обновите его там.',
    },
    empty: {
      title: 'Пока нечего показать',
      sentence: 'В этих черновиках нет ни одного места. Как только оно появится, оно будет показано здесь.',
    },
    away: {
      title: 'Предварительный просмотр недоступен',
      sentence: 'CMS сейчас не отвечает. Эта страница сама повторит попытку.',
    },
    failed: {
      title: 'Этот черновик нельзя показать',
      sentence:
        'Из него не удалось сделать страницу. Отмените последнее изменение; страница сама повторит попытку.',
    },
    toShowroom: 'В шоурум',
    tryAgain: 'Повторить',
  },
} satisfies Readonly<Record<string, PreviewTexts>>;
