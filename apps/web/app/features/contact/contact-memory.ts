import type { ContactFormInput, ContactValues } from '~/contract/contact-form.ts';
import { createForgetting } from '~/showroom/screensaver/forgetting.ts';
import type { ShowroomWindow } from '~/showroom/window/showroom-window.ts';

/**
 * A message that was not sent yet, for as long as the page lives: closing the sidebar or changing the language
 * loses nothing, and nothing stays on the device. Only ever written in the browser.
 */
export interface ContactMemory {
  readonly draft: () => ContactValues;
  readonly isReceived: () => boolean;
  readonly keepDraft: (values: ContactFormInput) => void;
  /** The key of the message that is being written; a new one for each message. */
  readonly keyOfDraft: (newKey: () => string) => string;
  /** Forgets the message: the next visitor at this screen finds an empty form. */
  readonly noteReceived: (isReceived: boolean) => void;
}

/** Remembers the message of a window's visitor. */
export function createContactMemory({ part }: Pick<ShowroomWindow, 'part'>): ContactMemory {
  let draft: ContactValues = {};
  let isReceived = false;
  let key: string | undefined;
  const noteReceived = (isNowReceived: boolean) => {
    isReceived = isNowReceived;
    draft = {};
    key = undefined;
  };
  part(createForgetting).onForget(() => noteReceived(false));
  return {
    draft: () => draft,
    isReceived: () => isReceived,
    keepDraft(values) {
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
