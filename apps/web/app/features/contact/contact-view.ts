import type { OverlayId, PayloadId } from '@vitrine/core/world/ids';
import type { ContactOutcome } from '~/contract/contact-form.ts';
import type { ActionLink } from '~/ui/action-link.ts';
import type { PersonView } from '~/ui/person-view.ts';

/** The menu `application-contacts` of a location. */
export interface ContactMenu {
  readonly title: string;
  readonly links: readonly ActionLink[];
}

/** The content of the contact sidebar and the hidden fields of its form. */
export interface ContactView {
  readonly persons: readonly PersonView[];
  readonly menu?: ContactMenu;
  /** The showroom's own address. */
  readonly mail?: { readonly address: string; readonly href: string };
  /** Fills in the subject, as the action that opened the form says; empty: nothing does. */
  readonly subject: string;
  /** What the visitor was looking at. */
  readonly about: string;
  /** When and how the company answers. */
  readonly reply: string;
  /** The privacy policy. */
  readonly privacy?: { readonly href: string; readonly isElsewhere: boolean };
  /** Whether the visitor can have a copy mailed to them. */
  readonly offersCopy: boolean;
  readonly context: ContactContext;
  /** The sentence that the visitor agrees to, as the form shows it and sends it back. */
  readonly consent: { readonly text: string; readonly seal: string };
  /** What became of the form, when it was sent without scripts. */
  readonly outcome?: ContactOutcome;
}

/** The visitor's location; the server checks every word of it. */
export interface ContactContext {
  /** The address of this page, with its open overlays. */
  readonly page: string;
  readonly locale: string;
  readonly location: PayloadId;
  readonly article?: OverlayId;
}
