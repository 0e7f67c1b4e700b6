import { normaliseLink } from './link.ts';
import { isSafeRedirectPath } from './redirect-path.ts';

/**
 * The address of a page that an editor names in the settings: a page of this showroom, written as a path
 * (`/en/showroom/lounge?article=12`), or one anywhere else. Undefined when the result cannot be followed.
 */
export function pageLink(typed: string | undefined): string | undefined {
  const link = typed?.trim() ?? '';
  return isSafeRedirectPath(link) ? link : normaliseLink(link);
}

/** Whether it leads to another site, which the browser opens in a new tab. */
export function leavesShowroom(href: string): boolean {
  return /^https?:/i.test(href);
}
