import { SESSION_TIMEOUT } from '../../contracts/preview.ts';
import type { EditedEntryKey, EditedForm } from '../../contracts/preview.ts';

/** An editor with the preview open beside a form, from its opening to its closing. */
export interface PreviewSession {
  readonly editor: string;
  /** Random, so that what has ended with one session does not come back with the editor's next. */
  readonly id: string;
  /** The session of the panel in which it was said last; absent for what asks with a token of its own. */
  readonly login?: string;
}

/** Names a session among all. */
export function sessionKey({ editor, id }: PreviewSession): string {
  return `${editor}/${id}`;
}

/** What editors have in their forms at this moment. It lives as long as this process: their panels say it anew. */
export interface Editing {
  /** An editor's form holds this, or they are still there. */
  readonly note: (session: PreviewSession, form: EditedForm) => void;
  /** An editor opens the preview of an entry; what their form holds of it stays known. */
  readonly arrive: (session: PreviewSession, entry: EditedEntryKey) => void;
  /** An editor has closed the preview of an entry. */
  readonly leave: (session: PreviewSession, entry: EditedEntryKey) => void;
  /** Whether that very preview is open. */
  readonly isThere: (session: PreviewSession) => boolean;
  /** The session of the panel that speaks for it. */
  readonly loginOf: (session: PreviewSession) => string | undefined;
  /** Its form with unsaved changes, and a number that is another one when these are; undefined without any. */
  readonly formOf: (
    session: PreviewSession,
  ) => { readonly stamp: number; readonly form: EditedForm } | undefined;
}

interface Noted {
  readonly editor: string;
  readonly login: string | undefined;
  readonly form: EditedForm;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
  readonly stamp: number;
}

/** An editor with more open previews than this has tabs that they forgot: the oldest count no more. */
const MAX_SESSIONS = 8;

function keyOf({ uid, documentId = '', locale = '' }: EditedEntryKey): string {
  return `${uid} ${documentId} ${locale}`;
}

export function createEditing(now: () => number): Editing {
  const sessions = new Map<string, Noted>();
  let stamps = 0;

  const present = (session: PreviewSession): Noted | undefined => {
    for (const [name, { seenAt }] of sessions) if (now() - seenAt > SESSION_TIMEOUT) sessions.delete(name);
    return sessions.get(sessionKey(session));
  };

  const note = (session: PreviewSession, form: EditedForm): void => {
    const { editor, login } = session;
    const old = present(session);
    const isSame = old !== undefined && JSON.stringify(old.form) === JSON.stringify(form);
    sessions.delete(sessionKey(session));
    const stamp = isSame ? old.stamp : (stamps += 1);
    sessions.set(sessionKey(session), { editor, login, form, seenAt: now(), stamp });
    const own = [...sessions].filter(([, noted]) => noted.editor === editor).map(([name]) => name);
    for (const oldest of own.slice(0, -MAX_SESSIONS)) sessions.delete(oldest);
  };

  return {
    note,
    arrive: (session, entry) => {
      const form = present(session)?.form;
      note(session, form !== undefined && keyOf(form) === keyOf(entry) ? form : entry);
    },
    leave: (session, entry) => {
      const form = present(session)?.form;
      // A panel that has gone on to another entry may say so after that one was noted.
      if (form !== undefined && keyOf(form) === keyOf(entry)) sessions.delete(sessionKey(session));
    },
    isThere: (session) => present(session) !== undefined,
    loginOf: (session) => present(session)?.login,
    formOf: (session) => {
      const noted = present(session);
      return noted?.form.values === undefined ? undefined : { stamp: noted.stamp, form: noted.form };
    },
  };
}
