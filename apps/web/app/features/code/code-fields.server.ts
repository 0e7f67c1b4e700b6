import type { DoorId } from '@vitrine/core/world/door';
import { CODE_PROBLEMS } from './code-view.ts';
import type { CodeView } from './code-view.ts';

/** Seconds: longer than any wait of ours, an address is somebody else's words. */
const LONGEST_WAIT = 60 * 60;

/**
 * The form that asks for an access code, with what its address says of the code that was sent last.
 *
 * @param request.page where the form stands: a path of ours.
 * @param request.query of the address; nothing of it is trusted.
 */
export function codeView(request: {
  readonly world?: string;
  readonly door: DoorId | undefined;
  readonly locale: string;
  readonly page: string;
  readonly query: URLSearchParams;
}): CodeView {
  const { world, door, locale, page, query } = request;
  const problem = CODE_PROBLEMS.find((kind) => kind === query.get('problem'));
  const wait = Number(query.get('wait') ?? Number.NaN);
  const isWaiting = problem === 'busy' && wait > 0 && wait <= LONGEST_WAIT;
  return {
    fields: { ...(world !== undefined && { world }), ...(door !== undefined && { door }), locale, page },
    ...(problem && { problem }),
    ...(isWaiting && { wait: Math.ceil(wait) }),
  };
}
