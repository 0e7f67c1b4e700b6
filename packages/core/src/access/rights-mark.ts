/**
 * Separates the version of the content, which is the same for all, from the name of a visitor's rights: `9f3a~51c2`.
 * For visitors without rights of their own it is the version only.
 */
export const RIGHTS_MARK = '~';

/** The version of the content that a page shows, without the visitor's rights. */
export function contentVersionOf(version: string): string {
  return version.split(RIGHTS_MARK, 1)[0] ?? version;
}
