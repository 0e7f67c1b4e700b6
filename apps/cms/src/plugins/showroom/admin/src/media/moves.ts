/** The types whose clips lead from one picture to another. */
const MOVES: ReadonlySet<string> = new Set([
  'api::content-transition.content-transition',
  'api::portal.portal',
]);

export function isMove(model: string): boolean {
  return MOVES.has(model);
}
