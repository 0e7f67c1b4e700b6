import type { Media, OverlayId, PayloadId } from '@vitrine/core';
import type { ContactOutcome } from '~/contact-form.ts';

/** Somebody to turn to instead of writing, with the ways that can be followed. */
export interface ContactCard {
  readonly name: string;
  readonly initials: string;
  readonly role: string;
  readonly photo?: Media;
  readonly mail?: { readonly address: string; readonly href: string };
  readonly phone?: { readonly number: string; readonly href: string };
}

/** What the contact sidebar shows and what its form sends along. */
export interface ContactView {
  readonly persons: readonly ContactCard[];
  /** The showroom's own address. */
  readonly mail?: { readonly address: string; readonly href: string };
  /** What the visitor was looking at. */
  readonly about: string;
  readonly context: ContactContext;
  /** What became of the form, when it was sent without scripts. */
  readonly outcome?: ContactOutcome;
}

/** Where the visitor is; the server checks every word of it. */
export interface ContactContext {
  /** The address of this page, with what stands open. */
  readonly page: string;
  readonly locale: string;
  readonly location: PayloadId;
  readonly article?: OverlayId;
}
