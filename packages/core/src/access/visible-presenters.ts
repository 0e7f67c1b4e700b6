import type { PresenterRule } from '../world/settings/presenters.ts';
import type { Snapshot } from '../world/snapshot.ts';
import { meetsRule } from './may-enter.ts';
import type { Visitor } from './may-enter.ts';

/**
 * A snapshot whose rule about presenters says whether this visitor meets it, and nothing of the scopes that it names;
 * itself where it names none.
 */
export function withJudgedPresenters(
  snapshot: Snapshot,
  visitor: Pick<Visitor, 'isLoggedIn' | 'scopes'>,
): Snapshot {
  const { presenters } = snapshot.settings;
  if (presenters?.kind !== 'scopes') return snapshot;
  const judged: PresenterRule = { kind: meetsRule(presenters, visitor) ? 'public' : 'noOne' };
  return { ...snapshot, settings: { ...snapshot.settings, presenters: judged } };
}
