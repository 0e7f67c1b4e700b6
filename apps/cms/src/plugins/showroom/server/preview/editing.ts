import { EDITOR_STAYS } from '../../contracts/preview.ts';
import type { EditedEntryKey, EditedForm } from '../../contracts/preview.ts';

/** An editor with the preview open beside a form, from its opening to its closing. */
export interface Stay {
  readonly editor: string;
  /** Random, so that what has ended with one stay does not come back with the editor's next. */
  readonly id: string;
  /** The session of the panel in which it was said last; absent for what asks with a token of its own. */
  readonly session?: string;
}

/** Names a stay among all. */
export function nameOfStay({ editor, id }: Stay): string {
  return `${editor}/${id}`;
}

/** What editors have in their forms at this moment. It lives as long as this process: their panels say it anew. */
export interface Editing {
  /** An editor's form holds this, or they are still there. */
  readonly note: (stay: Stay, form: EditedForm) => void;
  /** An editor opens the preview of an entry; what their form holds of it stays known. */
  readonly arrive: (stay: Stay, entry: EditedEntryKey) => void;
  /** An editor has closed the preview of an entry. */
  readonly leave: (stay: Stay, entry: EditedEntryKey) => void;
  /** Whether that very preview is open. */
  readonly isThere: (stay: Stay) => boolean;
  /** The session of the panel that speaks for it. */
  readonly sessionOf: (stay: Stay) => string | undefined;
  /** Its form with unsaved changes, and a number that is another one when these are; undefined without any. */
  readonly formOf: (stay: Stay) => { readonly stamp: number; readonly form: EditedForm } | undefined;
}

interface Noted {
  readonly editor: string;
  readonly session: string | undefined;
  readonly form: EditedForm;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
  readonly stamp: number;
}

/** An editor with more open previews than this has tabs that they forgot: the oldest count no more. */
const MOST_STAYS = 8;

function keyOf({ uid, documentId = '', locale = '' }: EditedEntryKey): string {
  return `${uid} ${documentId} ${locale}`;
}

export function createEditing(now: () => number): Editing {
  const stays = new Map<string, Noted>();
  let stamps = 0;

  const present = (stay: Stay): Noted | undefined => {
    for (const [name, { seenAt }] of stays) if (now() - seenAt > EDITOR_STAYS) stays.delete(name);
    return stays.get(nameOfStay(stay));
  };

  const note = (stay: Stay, form: EditedForm): void => {
    const { editor, session } = stay;
    const old = present(stay);
    const isSame = old !== undefined && JSON.stringify(old.form) === JSON.stringify(form);
    stays.delete(nameOfStay(stay));
    const stamp = isSame ? old.stamp : (stamps += 1);
    stays.set(nameOfStay(stay), { editor, session, form, seenAt: now(), stamp });
    const own = [...stays].filter(([, noted]) => noted.editor === editor).map(([name]) => name);
    for (const oldest of own.slice(0, -MOST_STAYS)) stays.delete(oldest);
  };

  return {
    note,
    arrive: (stay, entry) => {
      const form = present(stay)?.form;
      note(stay, form !== undefined && keyOf(form) === keyOf(entry) ? form : entry);
    },
    leave: (stay, entry) => {
      const form = present(stay)?.form;
      // A panel that has gone on to another entry may say so after that one was noted.
      if (form !== undefined && keyOf(form) === keyOf(entry)) stays.delete(nameOfStay(stay));
    },
    isThere: (stay) => present(stay) !== undefined,
    sessionOf: (stay) => present(stay)?.session,
    formOf: (stay) => {
      const noted = present(stay);
      return noted?.form.values === undefined ? undefined : { stamp: noted.stamp, form: noted.form };
    },
  };
}
