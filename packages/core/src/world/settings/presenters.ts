import type { AccessRule } from '../location.ts';
import { setting } from './setting.ts';

/** Who may begin a presentation: as with everything that has an access rule, or no one at all. */
export type PresenterRule = AccessRule | { readonly kind: 'noOne' };

/** The names that the rule has in the CMS. */
const NAMES = /^(?:public|logged_in|scopes|no_one)$/;

/**
 * Who may begin a presentation. Absent: visitors who are logged in, as with a rule that cannot be read. A rule that
 * names no scope admits no one.
 */
export const presenters = setting({
  component: 'presentations',
  fields: { who_may_present: 'text', presenter_scopes: 'scopes' },
  leadsTo: 'nothing',
  read: (given): PresenterRule | undefined => {
    const name = given.matching('who_may_present', NAMES, 'report.presenters');
    if (name === 'public') return { kind: 'public' };
    if (name === 'scopes') return { kind: 'scopes', scopes: given.scopes('presenter_scopes') };
    return name === 'no_one' ? { kind: 'noOne' } : undefined;
  },
});
