const MAX_DAYS = 36_500;

/**
 * A number of days from the environment.
 *
 * @param setting.usual if the variable is empty.
 * @param setting.least 0 where that has a meaning.
 * @throws Error with a sentence that names the variable
 */
export function daysOf(
  environment: NodeJS.ProcessEnv,
  { name, usual, least }: { readonly name: string; readonly usual: number; readonly least: 0 | 1 },
): number {
  const given = environment[name]?.trim() ?? '';
  if (given === '') return usual;
  const days = Number(given);
  if (!Number.isInteger(days) || days < least || days > MAX_DAYS) {
    throw new Error(`${name} must be a whole number of days from ${least} to ${MAX_DAYS}`);
  }
  return days;
}
