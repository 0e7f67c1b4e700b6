import { isEmbedAllowed } from '@vitrine/core/links/embed-host';
import { LOGIN_LINK, normaliseLink } from '@vitrine/core/links/link';
import { formatOverlayStack, openOver } from '@vitrine/core/overlays/overlay-stack';
import type { OverlayRef } from '@vitrine/core/overlays/overlay-stack';
import { isEmptyViewer, viewerId, viewerOfAction } from '@vitrine/core/overlays/viewer';
import { overlayTargetsOf } from '@vitrine/core/overlays/viewers-of';
import type { OverlayTargets } from '@vitrine/core/overlays/viewers-of';
import type { Action, ActionStack } from '@vitrine/core/world/action';
import type { ClientMedia } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { ActionLink, ActionStep } from '~/ui/action-link.ts';
import { doorHref, doorParts } from './door-links.server.ts';
import type { LinkContext } from './link-context.ts';
import { indexOf } from './snapshot-index.server.ts';

/** An action with its title and picture. */
export interface TitledAction {
  readonly title: string;
  readonly action: Action;
  readonly cover?: ClientMedia | undefined;
}

/**
 * The link of an action; undefined where its target does not exist for this visitor. A transition without a title
 * of its own has that of its location.
 */
export function actionLink(
  context: LinkContext,
  { title, action: typed, cover }: TitledAction,
): ActionLink | undefined {
  const action = framedOrLinked(context, typed);
  const href = hrefOf(context, action);
  if (href === undefined) return undefined;
  return {
    title:
      title === '' && action.kind === 'navigate' ? (context.locationLink(action.target)?.title ?? '') : title,
    kind: action.kind,
    href,
    opensNewWindow: action.kind === 'openLink' && action.newTab && action.url !== LOGIN_LINK,
    ...(action.kind === 'navigate' && { walk: action.target }),
    ...(action.kind === 'openDoor' && doorParts(context, action.door, title)),
    ...(cover && { cover }),
  };
}

/**
 * The link of a stack of actions: it leads to the first one, without scripts too, and carries the others. Actions
 * whose targets do not exist for this visitor are left out, and so is everything after a door: it would run where
 * the visitor was before.
 */
export function stackLink(
  context: LinkContext,
  stack: { readonly title: string; readonly actions: ActionStack; readonly cover?: ClientMedia | undefined },
): ActionLink | undefined {
  const { title, actions, cover } = stack;
  const links = actions.flatMap((action) => actionLink(context, { title, action, cover }) ?? []);
  const door = links.findIndex((link) => link.door !== undefined);
  const [first, ...others] = door === -1 ? links : links.slice(0, door + 1);
  if (first === undefined || others.length === 0) return first;
  return { ...first, following: others.map((link) => stepOf(link)) };
}

/** A page of a site that may not be framed opens in a new tab. */
function framedOrLinked({ snapshot }: LinkContext, action: Action): Action {
  return action.kind === 'openIframe' && !isEmbedAllowed(action.url, snapshot.settings.embedHosts)
    ? { kind: 'openLink', url: action.url, newTab: true }
    : action;
}

/** The data that the browser needs to run an action. */
export function stepOf({ href, walk, opensNewWindow }: ActionLink): ActionStep {
  return { href, opensNewWindow, ...(walk !== undefined && { walk }) };
}

/** The address that opens an overlay on top of the open ones. */
export function overlayHref({ pageHref, stack }: LinkContext, overlay: OverlayRef): string {
  return `${pageHref}${formatOverlayStack(openOver(stack, overlay))}`;
}

/** The overlays that a snapshot's addresses can open by number; computed once per snapshot. */
export function targetsOf(snapshot: Snapshot): OverlayTargets {
  const known = targets.get(snapshot);
  if (known) return known;
  const found = overlayTargetsOf(snapshot);
  targets.set(snapshot, found);
  return found;
}

const targets = new WeakMap<Snapshot, OverlayTargets>();

function hrefOf(context: LinkContext, action: Action): string | undefined {
  const index = indexOf(context.snapshot);
  switch (action.kind) {
    case 'navigate':
      return context.locationLink(action.target)?.href;
    case 'openDoor':
      return doorHref(context, action.door);
    case 'openArticle': {
      const article = index.articles.get(action.article);
      return article && overlayHref(context, { kind: 'article', id: article.id, title: article.title });
    }
    case 'openDashboard':
      return index.dashboards.has(action.dashboard)
        ? overlayHref(context, { kind: 'dashboard', id: action.dashboard })
        : undefined;
    case 'openLink':
      return action.url === LOGIN_LINK ? context.loginHref : normaliseLink(action.url);
    case 'openIframe':
      return normaliseLink(action.url) && overlayHref(context, { kind: 'iframe', id: action.iframe });
    case 'openMenu':
      return index.menus.byKey.has(action.menuKey)
        ? overlayHref(context, { kind: 'menu', trail: [action.menuKey] })
        : undefined;
    case 'openContact':
      return overlayHref(context, {
        kind: 'contact',
        subject: action.subject,
        product:
          action.article !== undefined && index.articles.has(action.article) ? action.article : undefined,
      });
    default: {
      const viewer = viewerOfAction(action);
      if (viewer === undefined || isEmptyViewer(viewer)) return undefined;
      return overlayHref(context, { kind: viewer.kind, id: viewerId(viewer) });
    }
  }
}
