import type { Translate } from '~/i18n/translations.tsx';
import type { ActionLink } from './action-link.ts';

/**
 * The accessible name of a link whose icons add to its text: that it opens a new window, or what it requires.
 * Undefined where the text is enough.
 */
export function linkName(
  { title, lock, opensNewWindow }: Pick<ActionLink, 'title' | 'lock' | 'opensNewWindow'>,
  t: Translate,
): string | undefined {
  if (lock === 'password') return t('door__needs_code', { title });
  if (lock === 'login') return t('door__needs_login', { title });
  return opensNewWindow ? t('hotspot__new_window', { title }) : undefined;
}
