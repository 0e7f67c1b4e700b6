import type { Visitor } from '../access/may-enter.ts';

/** Whether a visitor may begin a presentation: one who is logged in. */
export function mayPresent({ isLoggedIn }: Pick<Visitor, 'isLoggedIn'>): boolean {
  return isLoggedIn;
}
