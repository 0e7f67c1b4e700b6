import { doorName } from '@vitrine/core/world/door';
import type { Door, DoorId } from '@vitrine/core/world/door';
import { formatLoginPath } from '@vitrine/core/links/path';
import type { PathLanguage } from '@vitrine/core/links/path';
import { formatOverlayStack, openOver } from '@vitrine/core/overlays/overlay-stack';
import { serverTexts } from '~/i18n/server-texts.server.ts';
import type { ActionLink } from '~/ui/action-link.ts';
import type { LinkContext } from './link-context.ts';

/** The login page, which leads on through a door. */
export function doorLoginHref(language: PathLanguage, door: DoorId): string {
  return `${formatLoginPath(language)}?redirect=${doorName(door)}`;
}

/**
 * The target of a door: the access code over the present page, or the login (specification section 4: "If the
 * target's world is locked, it redirects to login or opens the password modal").
 */
export function doorHref({ snapshot, pageHref, stack }: LinkContext, { id, lock }: Door): string {
  if (lock === 'password') {
    return `${pageHref}${formatOverlayStack(openOver(stack, { kind: 'code', door: id }))}`;
  }
  const { locale, defaultLocale } = snapshot;
  return doorLoginHref({ locale, defaultLocale }, id);
}

/** The parts of a door's link besides its address. Without a title of the open side it has that of any door. */
export function doorParts(
  { snapshot }: LinkContext,
  { id, lock }: Door,
  title: string,
): Pick<ActionLink, 'title' | 'door' | 'lock'> {
  return {
    title: title === '' ? serverTexts(snapshot, ['page'])('door__title') : title,
    door: doorName(id),
    lock,
  };
}
