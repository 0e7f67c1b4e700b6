import type { Action } from '@vitrine/core';

/** Attributes of a link that leaves the page open. */
export const NEW_WINDOW = { target: '_blank', rel: 'noopener' } as const;

/** Whether following an action's link opens another window: files and embeds do, links as the editor wants. */
export function opensNewWindow(action: Action): boolean {
  return action.kind === 'openLink' ? action.newTab : OPENS_FILE.has(action.kind);
}

const OPENS_FILE: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'openDocuments',
  'openMedia',
  'openView360',
  'openIframe',
]);
