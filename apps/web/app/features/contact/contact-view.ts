import type { OverlayId, PayloadId } from '@vitrine/core';
import type { ContactOutcome } from '~/contact-form.ts';
import type { PersonView } from '~/ui/person-view.ts';

/** What the contact sidebar shows and what its form sends along. */
export interface ContactView {
  readonly persons: readonly PersonView[];
  /** The showroom's own address. */
  readonly mail?: { readonly address: string; readonly href: string };
  /** What the visitor was looking at. */
  readonly about: string;
  readonly context: ContactContext;
  /** The sentence that the visitor agrees to, as the form shows it and sends it back. */
  readonly consent: { readonly text: string; readonly seal: string };
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
