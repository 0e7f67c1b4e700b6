import { toClientMedia } from '@vitrine/core/media/client-media';
import { normaliseLink } from '@vitrine/core/links/link';
import type { ContactPerson } from '@vitrine/core/world/content';
import type { PersonView } from '~/ui/person-view.ts';

/** A person to contact, with the links that can be followed. */
export function personView({ name, role, email = '', phone = '', hours, photo }: ContactPerson): PersonView {
  const mailHref = normaliseLink(`mailto:${email.trim()}`);
  const phoneHref = normaliseLink(`tel:${phone.replaceAll(/[^\d+]/g, '')}`);
  return {
    name,
    role,
    initials: initialsOf(name),
    ...(hours !== undefined && { hours }),
    ...(photo && { photo: toClientMedia(photo) }),
    ...(mailHref !== undefined && { mail: { address: email.trim(), href: mailHref } }),
    ...(phoneHref !== undefined && { phone: { number: phone.trim(), href: phoneHref } }),
  };
}

/** Of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => /\p{L}/u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase();
}
