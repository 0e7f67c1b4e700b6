import type { Translate } from '~/i18n/translations.tsx';
import type { ActionLink } from './action-link.ts';

/**
 * What a link is called for those who do not see its signs: that it opens a new window, or what it wants before
 * it opens. Undefined where its own words say it all.
 */
export function linkName(
  { title, lock, opensNewWindow }: Pick<ActionLink, 'title' | 'lock' | 'opensNewWindow'>,
  t: Translate,
): string | undefined {
  if (lock === 'password') return t('door__needs_code', { title });
  if (lock === 'login') return t('door__needs_login', { title });
  return opensNewWindow ? t('hotspot__new_window', { title }) : undefined;
}
