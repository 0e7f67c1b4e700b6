import type { Media } from '@vitrine/core/world/media';

/** Somebody to ask, with the ways that can be followed. */
export interface PersonView {
  readonly name: string;
  /** In place of a picture. */
  readonly initials: string;
  readonly role: string;
  readonly photo?: Media;
  readonly mail?: { readonly address: string; readonly href: string };
  readonly phone?: { readonly number: string; readonly href: string };
}
