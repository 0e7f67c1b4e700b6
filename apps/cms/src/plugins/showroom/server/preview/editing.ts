import { EDITOR_STAYS, type EditedEntryKey, type EditedForm } from '../../contracts/preview.ts';

/** What editors have in their forms at this moment. It lives as long as this process: their panels say it anew. */
export interface Editing {
  /** An editor's form holds this, or they are still there. */
  readonly note: (editor: string, form: EditedForm) => void;
  /** An editor opens the preview of an entry; what their form holds of it stays known. */
  readonly arrive: (editor: string, entry: EditedEntryKey) => void;
  /** An editor has closed the preview of an entry. */
  readonly leave: (editor: string, entry: EditedEntryKey) => void;
  /** Whether any preview of an editor is open. */
  readonly isThere: (editor: string) => boolean;
  /** Their forms with unsaved changes, and a text that is another one when these are. */
  readonly formsOf: (editor: string) => { readonly stamp: string; readonly forms: readonly EditedForm[] };
}

interface Noted {
  readonly form: EditedForm;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
  readonly stamp: number;
}

/** An editor with more forms than this has tabs that they forgot: the oldest count no more. */
const MOST_FORMS = 8;

const keyOf = ({ uid, documentId = '', locale = '' }: EditedEntryKey): string =>
  `${uid} ${documentId} ${locale}`;

export const createEditing = (now: () => number): Editing => {
  const editors = new Map<string, Map<string, Noted>>();
  let stamps = 0;

  const present = (editor: string): Map<string, Noted> => {
    const forms = editors.get(editor) ?? new Map<string, Noted>();
    for (const [key, { seenAt }] of forms) if (now() - seenAt > EDITOR_STAYS) forms.delete(key);
    if (forms.size === 0) editors.delete(editor);
    return forms;
  };

  const note = (editor: string, form: EditedForm): void => {
    const forms = present(editor);
    const key = keyOf(form);
    const old = forms.get(key);
    const isSame = old !== undefined && JSON.stringify(old.form) === JSON.stringify(form);
    forms.delete(key);
    forms.set(key, { form, seenAt: now(), stamp: isSame ? old.stamp : (stamps += 1) });
    for (const oldest of [...forms.keys()].slice(0, -MOST_FORMS)) forms.delete(oldest);
    editors.set(editor, forms);
  };

  return {
    note,
    arrive: (editor, entry) => note(editor, present(editor).get(keyOf(entry))?.form ?? entry),
    leave: (editor, entry) => {
      present(editor).delete(keyOf(entry));
      present(editor);
    },
    isThere: (editor) => present(editor).size > 0,
    formsOf: (editor) => {
      const unsaved = [...present(editor).values()].filter(({ form }) => form.values !== undefined);
      return {
        stamp: unsaved.map(({ stamp }) => stamp).join(' '),
        forms: unsaved.map(({ form }) => form),
      };
    },
  };
};
