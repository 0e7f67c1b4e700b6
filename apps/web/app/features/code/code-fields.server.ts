import type { DoorId } from '@vitrine/core/world/door';
import { CODE_PROBLEMS } from './code-view.ts';
import type { CodeView } from './code-view.ts';

/** Seconds: longer than any wait that the server sets. The address may come from anywhere. */
const MAX_WAIT = 60 * 60;

/**
 * The form for an access code, with the result of the last attempt from its address.
 *
 * @param request.page the path of the page that the form is on.
 * @param request.query of the address; untrusted.
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
  const isWaiting = problem === 'busy' && wait > 0 && wait <= MAX_WAIT;
  return {
    fields: { ...(world !== undefined && { world }), ...(door !== undefined && { door }), locale, page },
    ...(problem && { problem }),
    ...(isWaiting && { wait: Math.ceil(wait) }),
  };
}
