import type { ClientMedia } from '@vitrine/core/world/media';

/** A person to contact, with the links that can be followed. */
export interface PersonView {
  readonly name: string;
  /** Shown without a picture. */
  readonly initials: string;
  readonly role: string;
  /** When the person can be reached. */
  readonly hours?: string;
  readonly photo?: ClientMedia;
  readonly mail?: { readonly address: string; readonly href: string };
  readonly phone?: { readonly number: string; readonly href: string };
}
