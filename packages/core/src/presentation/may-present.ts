import { meetsRule } from '../access/may-enter.ts';
import type { Visitor } from '../access/may-enter.ts';
import type { PresenterRule } from '../world/settings/presenters.ts';
import type { Settings } from '../world/settings/settings.ts';

type Presenting = Pick<Visitor, 'isLoggedIn' | 'scopes'>;

/**
 * Whether a visitor may begin a presentation. The languages of a showroom share the rule; where a CMS gives them
 * several, all of them have to be met (decision 0030).
 *
 * @param snapshots of all languages. One without a rule asks for a login.
 */
export function mayPresent(
  snapshots: readonly { readonly settings: Pick<Settings, 'presenters'> }[],
  visitor: Presenting,
): boolean {
  return snapshots.every(({ settings }) => meetsPresenterRule(settings.presenters, visitor));
}

function meetsPresenterRule(rule: PresenterRule = { kind: 'loggedIn' }, visitor: Presenting): boolean {
  return rule.kind !== 'noOne' && meetsRule(rule, visitor);
}
