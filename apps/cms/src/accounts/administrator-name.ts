/**
 * An administrator's name as the admin panel shows it; never their e-mail address.
 *
 * @param person An administrator as the database gives one.
 * @returns Empty where they have given no name.
 */
export function administratorName(person: unknown): string {
  if (typeof person !== 'object' || person === null) return '';
  const { firstname, lastname, username } = person as Readonly<Record<string, unknown>>;
  const names = [firstname, lastname].filter((part) => typeof part === 'string' && part.trim() !== '');
  return names.join(' ') || (typeof username === 'string' ? username : '');
}
