/** The table of comments on drafts. */
export const COMMENT = 'plugin::showroom.comment';

export const commentType = {
  schema: {
    kind: 'collectionType',
    collectionName: 'showroom_comments',
    info: { singularName: 'comment', pluralName: 'comments', displayName: 'Comment' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    attributes: {
      link: { type: 'string', required: true },
      pageName: { type: 'string', required: true },
      language: { type: 'string', required: true },
      address: { type: 'text', required: true },
      title: { type: 'string', required: true },
      world: { type: 'string' },
      worldName: { type: 'string' },
      uid: { type: 'string' },
      entry: { type: 'string' },
      at: { type: 'datetime', required: true },
      personName: { type: 'string', required: true },
      text: { type: 'text', required: true },
      answer: { type: 'text' },
      answeredAt: { type: 'datetime' },
      answeredBy: { type: 'string' },
      settledBy: { type: 'string' },
    },
  },
} as const;

/** A stored comment. */
export interface StoredComment {
  readonly id: number;
  /** The id of the shared link. */
  readonly link: string;
  /** The page, by {@link SeenPage.name}. */
  readonly pageName: string;
  readonly language: string;
  /** Path and query of the page. */
  readonly address: string;
  /** The title of the page. */
  readonly title: string;
  /** The `documentId` of the page's world, and its name then. */
  readonly world: string | null;
  readonly worldName: string | null;
  /** The entry that the page shows, with its type. */
  readonly uid: string | null;
  readonly entry: string | null;
  readonly at: string;
  readonly personName: string;
  readonly text: string;
  readonly answer: string | null;
  readonly answeredAt: string | null;
  readonly answeredBy: string | null;
  readonly settledBy: string | null;
}

/** What an editor has answered to a comment, as an answer of the server tells it. */
export function answerOf({
  answer,
  answeredAt,
  answeredBy,
}: Pick<StoredComment, 'answer' | 'answeredAt' | 'answeredBy'>) {
  if (answer === null || answeredAt === null) return {};
  return { answer: { name: answeredBy ?? '', text: answer, at: new Date(answeredAt).toISOString() } };
}
