/** What a person who has a shared link writes about a page of the preview. Plain text, whatever it looks like. */
export interface WrittenComment {
  /** Whatever the person calls themselves: a shared link has no accounts. */
  readonly name: string;
  readonly text: string;
}

/** Characters. A name as in the contact form; a text of a page and a half, as more belongs into a document. */
export const COMMENT_LIMITS = { name: 80, text: 4_000 } as const;

/** Why a comment cannot be taken as it is; `empty` and `tooLong` name the field. */
type CommentProblem = {
  readonly field: keyof WrittenComment;
  readonly problem: 'empty' | 'tooLong';
};

type CommentReading =
  | { readonly kind: 'comment'; readonly comment: WrittenComment }
  | { readonly kind: 'problem'; readonly problem: CommentProblem };

/**
 * Characters that no one types and that change how others are read: control characters, and marks that turn the
 * direction of what follows (Unicode TR 36, section 2.1.1). Line breaks and tabs are kept.
 */
const UNSEEN = /(?![\n\t])\p{Cc}|[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text as it is kept: without invisible marks, and with at most one empty line in a row. */
export function plainComment(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN, '')
    .normalize('NFC')
    .replaceAll(/\n[^\S\n]*(?:\n[^\S\n]*)+/g, '\n\n')
    .trim();
}

/** A name in one line. */
function plainName(name: string): string {
  return plainComment(name).replaceAll(/\s+/g, ' ');
}

/** Reads what came over the network. What is no text counts as empty. */
export function readComment(given: unknown): CommentReading {
  const fields =
    typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>) : {};
  const comment = { name: plainName(textOf(fields['name'])), text: plainComment(textOf(fields['text'])) };
  for (const field of ['name', 'text'] as const) {
    const length = [...comment[field]].length;
    if (length === 0) return { kind: 'problem', problem: { field, problem: 'empty' } };
    if (length > COMMENT_LIMITS[field]) return { kind: 'problem', problem: { field, problem: 'tooLong' } };
  }
  return { kind: 'comment', comment };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A comment, as those see it who have its link. */
export interface ShownComment extends WrittenComment {
  /** ISO 8601. */
  readonly at: string;
  /** Whether the editors have dealt with it. */
  readonly isSettled: boolean;
  /** What an editor has answered, with their name. */
  readonly answer?: (WrittenComment & { readonly at: string }) | undefined;
}
