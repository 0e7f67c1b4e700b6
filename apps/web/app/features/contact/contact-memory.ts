import type { ContactFormInput, ContactValues } from '~/contract/contact-form.ts';
import { createForgetting } from '~/showroom/screensaver/forgetting.ts';
import type { ShowroomWindow } from '~/showroom/window/showroom-window.ts';

/**
 * A message that was not sent yet, for as long as the page lives: closing the sidebar or changing the language
 * loses nothing, and nothing stays on the device. Only ever written in the browser.
 */
export interface ContactMemory {
  /** @param subject what opened the form says; another one than before replaces the draft's. */
  readonly draft: (subject: string) => ContactValues;
  readonly isReceived: () => boolean;
  readonly keepDraft: (values: ContactFormInput, subject: string) => void;
  /** The key of the message that is being written; a new one for each message. */
  readonly keyOfDraft: (newKey: () => string) => string;
  /** Forgets the message: the next visitor at this screen finds an empty form. */
  readonly noteReceived: (isReceived: boolean) => void;
}

/** Remembers the message of a window's visitor. */
export function createContactMemory({ part }: Pick<ShowroomWindow, 'part'>): ContactMemory {
  let draft: ContactValues = {};
  let givenSubject = '';
  let isReceived = false;
  let key: string | undefined;
  const noteReceived = (isNowReceived: boolean) => {
    isReceived = isNowReceived;
    draft = {};
    givenSubject = '';
    key = undefined;
  };
  part(createForgetting).onForget(() => noteReceived(false));
  return {
    draft: (subject) => (subject === '' || subject === givenSubject ? draft : { ...draft, subject }),
    isReceived: () => isReceived,
    keepDraft(values, subject) {
      if (subject !== '') givenSubject = subject;
      const filled = Object.entries(values).filter(([, value]) => value !== undefined);
      draft = Object.fromEntries(filled) as ContactValues;
    },
    keyOfDraft(newKey) {
      key ??= newKey();
      return key;
    },
    noteReceived,
  };
}
