import { normaliseLink, opensInNewTab } from '@vitrine/core';
import type { Action, ActionButton, Media } from '@vitrine/core';
import type { WireAction, WireButton } from '../wire/action.ts';
import { isAbsent, present, textOf } from './present.ts';
import { numberFor } from './scope.ts';
import type { Resolve, Scope } from './scope.ts';
import type { WireMedia, WireReference } from '../wire/fields.ts';

/**
 * Makes actions of wire targets. Each is `undefined` where the target is empty or gone: whatever carries
 * the action is then left out, and the place is reported.
 */
export interface ActionMaker {
  readonly openArticle: (reference: Target, path: string) => Action | undefined;
  readonly openDashboard: (reference: Target, path: string) => Action | undefined;
  readonly navigate: (reference: Target, path: string) => Action | undefined;
  readonly openMenu: (reference: Target, path: string) => Action | undefined;
  readonly openLink: (link: Link, path: string) => Action | undefined;
  readonly openDocuments: (files: Files, path: string) => Action | undefined;
  readonly openMedia: (files: Files, path: string) => Action | undefined;
}

type Target = WireReference | null | undefined;
type Files = readonly WireMedia[] | null | undefined;
interface Link {
  readonly url: string | null | undefined;
  readonly newWindow: boolean | null | undefined;
}

export const actionMaker = (scope: Scope): ActionMaker => {
  const required = <Key>(resolve: Resolve<Key>, reference: Target, path: string): Key | undefined => {
    if (isAbsent(reference)) {
      scope.report('danglingTarget', path, 'It leads to nothing: the target is missing or not published.');
    }
    return resolve(reference, path);
  };
  const requiredFiles = (files: Files, path: string): readonly Media[] | undefined => {
    const media = scope.mediaList(files, path);
    if (media.length > 0) return media;
    scope.report('missingMedia', path, 'It has no file to open.');
    return undefined;
  };
  return {
    openArticle: (reference, path) => {
      const article = required(scope.article, reference, path);
      return article === undefined ? undefined : { kind: 'openArticle', article };
    },
    openDashboard: (reference, path) => {
      const dashboard = required(scope.dashboard, reference, path);
      return dashboard === undefined ? undefined : { kind: 'openDashboard', dashboard };
    },
    navigate: (reference, path) => {
      const target = required(scope.location, reference, path);
      return target === undefined ? undefined : { kind: 'navigate', target };
    },
    openMenu: (reference, path) => {
      const menuKey = required(scope.menu, reference, path);
      return menuKey === undefined ? undefined : { kind: 'openMenu', menuKey };
    },
    openLink: ({ url, newWindow }, path) => {
      const link = normaliseLink(url ?? '');
      if (link === undefined) {
        scope.report(
          'brokenLink',
          path,
          `«${url ?? ''}» is not a link that can be followed; it was left out.`,
        );
        return undefined;
      }
      return { kind: 'openLink', url: link, newTab: opensInNewTab(newWindow) };
    },
    openDocuments: (files, path) => {
      const documents = requiredFiles(files, path);
      return documents === undefined ? undefined : { kind: 'openDocuments', documents };
    },
    openMedia: (files, path) => {
      const media = requiredFiles(files, path);
      return media === undefined ? undefined : { kind: 'openMedia', media };
    },
  };
};

/** One `actions.action`. */
export const actionOf = (scope: Scope, wire: WireAction, path: string): Action | undefined => {
  const make = actionMaker(scope);
  switch (wire.kind) {
    case 'open_article':
      return make.openArticle(wire.article, `${path}.article`);
    case 'open_dashboard':
      return make.openDashboard(wire.dashboard, `${path}.dashboard`);
    case 'navigate':
      return make.navigate(wire.location, `${path}.location`);
    case 'open_link':
      return make.openLink({ url: wire.url, newWindow: wire.new_window }, `${path}.url`);
    case 'open_documents':
      return make.openDocuments(wire.files, `${path}.files`);
    case 'open_media':
      return make.openMedia(wire.files, `${path}.files`);
    case 'open_view_360': {
      const opened = make.openMedia(wire.files, `${path}.files`);
      return opened?.kind === 'openMedia' ? { kind: 'openView360', media: opened.media } : undefined;
    }
    case 'open_iframe': {
      const link = make.openLink({ url: wire.url, newWindow: true }, `${path}.url`);
      if (link?.kind !== 'openLink') return undefined;
      return { kind: 'openIframe', iframe: numberFor(`iframe ${link.url}`), url: link.url, title: '' };
    }
    case 'open_menu':
      return make.openMenu(wire.menu, `${path}.menu`);
  }
};

/** The actions of a stack that lead somewhere, in order. */
export const actionsOf = (
  scope: Scope,
  wire: readonly WireAction[] | null | undefined,
  path: string,
): readonly Action[] =>
  (wire ?? []).flatMap((action, index) => actionOf(scope, action, `${path}[${index}]`) ?? []);

/** The buttons that lead somewhere, in order. */
export const buttonsOf = (
  scope: Scope,
  wire: readonly WireButton[] | null | undefined,
  path: string,
): readonly ActionButton[] =>
  (wire ?? []).flatMap((button, index) => {
    const place = `${path}[${index}]`;
    const title = textOf(button.title) ?? '';
    return titledAction({ scope, title, action: button.action, cover: button.cover, path: place }) ?? [];
  });

/** A title with its action and picture; `undefined` when it leads nowhere. */
const titledAction = (options: {
  readonly scope: Scope;
  readonly title: string;
  readonly action: WireAction | null | undefined;
  readonly cover: WireMedia | null | undefined;
  readonly path: string;
}): ActionButton | undefined => {
  const { scope, title, path } = options;
  if (isAbsent(options.action)) {
    scope.report('danglingTarget', `${path}.action`, 'It has no action and was left out.');
    return undefined;
  }
  const made = actionOf(scope, options.action, `${path}.action`);
  if (made === undefined) return undefined;
  // An iframe carries the title of what opened it.
  const action = made.kind === 'openIframe' ? { ...made, title } : made;
  return { title, action, ...present({ cover: scope.media(options.cover, `${path}.cover`) }) };
};
