import { message } from '@vitrine/core/reports/message';
import { normaliseLink, opensInNewTab } from '@vitrine/core/links/link';
import type { Action } from '@vitrine/core/world/action';
import type { OfferedAction } from '@vitrine/core/world/article-actions';
import type { ActionButton } from '@vitrine/core/world/content';
import type { WireAction, WireButton } from '../wire/action.ts';
import { canonicalJson } from '../canonical.ts';
import { isAbsent, present, textOf } from './present.ts';
import { numberFor } from './scope.ts';
import type { Resolve, Scope } from './scope.ts';
import type { WireReference } from '../wire/fields.ts';
import { openDocuments, openFiles } from './open-files.ts';

/**
 * Makes actions of wire targets. An action is `undefined` if its target is empty or does not exist: whatever holds
 * the action is then left out, and reported.
 */
export interface ActionMaker {
  readonly openArticle: (reference: Target, path: string) => Action | undefined;
  readonly openDashboard: (reference: Target, path: string) => Action | undefined;
  readonly navigate: (reference: Target, path: string) => Action | undefined;
  readonly openMenu: (reference: Target, path: string) => Action | undefined;
  readonly openLink: (link: Link, path: string) => Action | undefined;
  /** @param title of what opens it, for the frame around the page. */
  readonly openIframe: (url: Link['url'], title: string, path: string) => Action | undefined;
}

type Target = WireReference | null | undefined;
interface Link {
  readonly url: string | null | undefined;
  readonly newWindow: boolean | null | undefined;
}

export function actionMaker(scope: Scope): ActionMaker {
  const required = <Key>(resolve: Resolve<Key>, reference: Target, path: string): Key | undefined => {
    if (isAbsent(reference)) {
      scope.report('danglingTarget', path, message('report.noTarget'));
    }
    return resolve(reference, path);
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
        reportBrokenLink(scope, url, path);
        return undefined;
      }
      return { kind: 'openLink', url: link, newTab: opensInNewTab(newWindow) };
    },
    openIframe: (url, title, path) => {
      const address = frameAddressOf(scope, url, path);
      if (address === undefined) return undefined;
      return { kind: 'openIframe', iframe: numberFor(`iframe ${address}`), url: address, title };
    },
  };
}

/** The address of a page that a frame can show; any other is reported. */
export function frameAddressOf(scope: Scope, url: Link['url'], path: string): string | undefined {
  const link = normaliseLink(url ?? '');
  if (link !== undefined && /^https?:/i.test(link)) return link;
  reportBrokenLink(scope, url, path);
  return undefined;
}

function reportBrokenLink(scope: Scope, url: Link['url'], path: string): void {
  return scope.report('brokenLink', path, message('report.brokenLink', { url: url ?? '' }));
}

/** One `actions.action`. */
export function actionOf(scope: Scope, wire: WireAction, path: string): Action | undefined {
  const make = actionMaker(scope);
  const files = { files: wire.files, path: `${path}.files` };
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
      return openDocuments(scope, files);
    case 'open_media':
      return openFiles(scope, files);
    case 'open_video':
      return (wire.files ?? []).length > 0
        ? openFiles(scope, files)
        : openFiles(scope, { ...files, videoUrl: wire.url, videoPath: `${path}.url` });
    case 'open_view_360':
      return openFiles(scope, { ...files, showAs: 'view_360' });
    case 'open_slideshow':
      return openFiles(scope, { ...files, showAs: 'slideshow' });
    case 'open_synced_images':
      return openFiles(scope, { ...files, showAs: 'synced_images' });
    case 'open_iframe':
      return make.openIframe(wire.url, '', `${path}.url`);
    case 'open_menu':
      return make.openMenu(wire.menu, `${path}.menu`);
    case 'open_contact':
      return {
        kind: 'openContact',
        ...present({
          subject: textOf(wire.subject),
          article: scope.article(wire.article, `${path}.article`),
        }),
      };
  }
}

/** The actions of a stack that lead somewhere, in order. */
export function actionsOf(
  scope: Scope,
  wire: readonly WireAction[] | null | undefined,
  path: string,
): readonly Action[] {
  return (wire ?? []).flatMap((action, index) => actionOf(scope, action, `${path}[${index}]`) ?? []);
}

/** The buttons that lead somewhere, in order; of those with one title and target the first. */
export function buttonsOf(
  scope: Scope,
  wire: readonly WireButton[] | null | undefined,
  path: string,
): readonly ActionButton[] {
  const buttons = (wire ?? []).flatMap((button, index): ActionButton[] => {
    const buttonPath = `${path}[${index}]`;
    const title = textOf(button.title) ?? '';
    const offered = offeredActionOf({ scope, title, action: button.action, path: `${buttonPath}.action` });
    if (offered === undefined) return [];
    return [{ ...offered, ...present({ cover: scope.media(button.cover, `${buttonPath}.cover`) }) }];
  });
  const seen = new Set<string>();
  return buttons.filter(({ title, action }) => {
    const name = canonicalJson([title, action]);
    const isFirst = !seen.has(name);
    seen.add(name);
    return isFirst;
  });
}

/**
 * An action with a title, or with its target's title; `undefined` when it leads nowhere (reported). A location's
 * title is added by the page: in a closed world it must not be revealed.
 */
export function offeredActionOf(options: {
  readonly scope: Scope;
  readonly title: string;
  readonly action: WireAction | null | undefined;
  /** Of the action. */
  readonly path: string;
}): OfferedAction | undefined {
  const { scope, path } = options;
  if (isAbsent(options.action)) {
    scope.report('danglingTarget', path, message('report.noAction'));
    return undefined;
  }
  const made = actionOf(scope, options.action, path);
  if (made === undefined) return undefined;
  const title = options.title === '' ? targetTitleOf(options.action) : options.title;
  // An iframe carries the title of what opened it.
  return { title, action: made.kind === 'openIframe' ? { ...made, title } : made };
}

/** A button must have a name for screen readers. */
function targetTitleOf({ kind, article, dashboard, menu, subject }: WireAction): string {
  if (kind === 'open_contact') return textOf(subject) ?? textOf(article?.title) ?? '';
  const targets: Partial<Record<WireAction['kind'], Target>> = {
    open_article: article,
    open_dashboard: dashboard,
    open_menu: menu,
  };
  return textOf(targets[kind]?.title) ?? '';
}
