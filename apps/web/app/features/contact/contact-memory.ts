import type { ContactFormInput, ContactValues } from '~/contract/contact-form.ts';
import { onForget } from '~/showroom/screensaver/forgetting.ts';

/**
 * A message that was not sent yet, for as long as the page lives: closing the sidebar or changing the language
 * loses nothing, and nothing stays on the device. Only ever written in the browser.
 */
interface ContactMemory {
  draft: ContactValues;
  isReceived: boolean;
  /** Names the message that is being written. */
  key: string | undefined;
}

export const contactMemory: ContactMemory = { draft: {}, isReceived: false, key: undefined };

export function keepDraft(values: ContactFormInput): void {
  const filled = Object.entries(values).filter(([, value]) => value !== undefined);
  contactMemory.draft = Object.fromEntries(filled) as ContactValues;
}

/** The key of the message that is being written; a new one for each message. */
export function keyOfDraft(newKey: () => string): string {
  contactMemory.key ??= newKey();
  return contactMemory.key;
}

/** Forgets the message: the next visitor at this screen finds an empty form. */
export function noteReceived(isReceived: boolean): void {
  contactMemory.isReceived = isReceived;
  contactMemory.draft = {};
  contactMemory.key = undefined;
}

onForget(() => noteReceived(false));
