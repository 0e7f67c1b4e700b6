import { SESSION_TIMEOUT } from '../../contracts/preview.ts';
import type { EditedEntryKey, EditedForm } from '../../contracts/preview.ts';

/** An editor's open preview beside a form, from opening to closing. */
export interface PreviewSession {
  readonly editor: string;
  /** Random, so that the end of one session does not affect the editor's next one. */
  readonly id: string;
  /** The login session of the latest request; absent for requests with an API token. */
  readonly login?: string;
}

/** A key that is unique among all sessions. */
export function sessionKey({ editor, id }: PreviewSession): string {
  return `${editor}/${id}`;
}

/** The current content of editors' forms, in memory: after a restart the panels send it again. */
export interface Editing {
  /** Updates the form's content, and keeps the session alive. */
  readonly note: (session: PreviewSession, form: EditedForm) => void;
  /** An editor opens the preview of an entry; known changes of the same entry are kept. */
  readonly arrive: (session: PreviewSession, entry: EditedEntryKey) => void;
  /** An editor closes the preview of an entry. */
  readonly leave: (session: PreviewSession, entry: EditedEntryKey) => void;
  /** Whether this session is open. */
  readonly isThere: (session: PreviewSession) => boolean;
  /** The login session behind it. */
  readonly loginOf: (session: PreviewSession) => string | undefined;
  /** The form if it has unsaved changes, with a stamp that changes whenever they do. */
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

/** Open previews per editor. Beyond that, the oldest is probably a forgotten tab and is dropped. */
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
      // When a panel switches to another entry, its message about leaving this one can arrive late.
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
