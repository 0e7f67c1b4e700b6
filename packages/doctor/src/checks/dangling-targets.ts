import type { Action } from '@vitrine/core/world/action';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { Examined } from '../examined.ts';
import type { Finding, FindingSubject } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';

/** References to entries that do not exist. */
export function findDanglingTargets(examined: Examined): readonly Finding[] {
  const { snapshot, locations, worlds, actions } = examined;
  const menus = new Set(snapshot.menus.map(({ key }) => key));
  const icons = new Set(snapshot.icons.map(({ name }) => name));
  const screensavers = new Set(snapshot.screensavers.map(({ name }) => name));
  const isUnknown = (id: PayloadId | undefined): id is PayloadId => id !== undefined && !locations.has(id);
  const targetsOf = actionTargets(examined, menus);
  const { defaultWorld, screensaver } = snapshot.settings;

  return [
    ...snapshot.transitions.flatMap(({ payloadId, from, to }) =>
      Object.entries({ from, to })
        .filter(([, id]) => isUnknown(id))
        .map(([field, id]) =>
          dangling({ kind: 'transition', id: payloadId, field }, message('entry.location', { name: id })),
        ),
    ),
    ...actions.flatMap(({ action, subject }) => targetsOf(action).map((target) => dangling(subject, target))),
    ...snapshot.locations.flatMap((location) => {
      const { payloadId: id, previous, next, hotspots, group } = location;
      const at = (field: string): FindingSubject => ({ kind: 'location', id, field });
      return [
        ...(worlds.has(location.world)
          ? []
          : [dangling(at('world'), message('entry.world', { name: location.world }))]),
        ...Object.entries({
          arrow_navigation_prew: previous,
          arrow_navigation_next: next,
          'group.navigate_to': group?.logo?.navigateTo,
        }).flatMap(([field, target]) =>
          isUnknown(target) ? [dangling(at(field), message('entry.location', { name: target }))] : [],
        ),
        ...hotspots.flatMap(({ id: hotspot, icon }) =>
          icon === undefined || icons.has(icon)
            ? []
            : [dangling(at(`hotspots.${hotspot}.icon`), message('entry.icon', { name: icon }))],
        ),
        ...[...location.menuKeys, ...(group?.menuKeys ?? [])]
          .filter((key) => !menus.has(key))
          .map((key) => dangling(at('menus'), message('entry.menu', { name: key }))),
      ];
    }),
    ...snapshot.worlds.flatMap(({ slug, start, menuKeys, screensaver: own }) => [
      ...(isUnknown(start)
        ? [
            dangling(
              { kind: 'world', id: slug, field: 'start_location_id' },
              message('entry.location', { name: start }),
            ),
          ]
        : []),
      ...menuKeys
        .filter((key) => !menus.has(key))
        .map((key) =>
          dangling({ kind: 'world', id: slug, field: 'menus' }, message('entry.menu', { name: key })),
        ),
      ...(own.name === undefined || screensavers.has(own.name)
        ? []
        : [
            dangling(
              { kind: 'world', id: slug, field: 'screensaver' },
              message('entry.screensaver', { name: own.name }),
            ),
          ]),
    ]),
    ...snapshot.screensavers.flatMap(({ name, items }) =>
      items.flatMap((item, index) =>
        item.kind === 'location' && isUnknown(item.location)
          ? [
              dangling(
                { kind: 'screensaver', id: name, field: `media[${index}]` },
                message('entry.location', { name: item.location }),
              ),
            ]
          : [],
      ),
    ),
    ...snapshot.boxHooks.flatMap((hook) =>
      hook.locations
        .filter((id) => isUnknown(id))
        .map((id) =>
          dangling(
            { kind: 'boxHook', id: hook.id, field: 'locations' },
            message('entry.location', { name: id }),
          ),
        ),
    ),
    ...(defaultWorld === undefined || worlds.has(defaultWorld)
      ? []
      : [
          dangling(
            { kind: 'settings', id: 'app-setting', field: 'default_world' },
            message('entry.world', { name: defaultWorld }),
          ),
        ]),
    ...(screensaver.name === undefined || screensavers.has(screensaver.name)
      ? []
      : [
          dangling(
            { kind: 'settings', id: 'app-setting', field: 'screensaver' },
            message('entry.screensaver', { name: screensaver.name }),
          ),
        ]),
  ];
}

function actionTargets(
  { snapshot, locations }: Examined,
  menus: ReadonlySet<string>,
): (action: Action) => readonly Message[] {
  const articles = new Set(snapshot.articles.map(({ id }) => id));
  const dashboards = new Set(snapshot.dashboards.map(({ id }) => id));
  return (action) => {
    switch (action.kind) {
      case 'navigate':
        return locations.has(action.target) ? [] : [message('entry.location', { name: action.target })];
      case 'openArticle':
        return articles.has(action.article)
          ? []
          : [message('entry.article', { name: String(action.article) })];
      case 'openDashboard':
        return dashboards.has(action.dashboard)
          ? []
          : [message('entry.dashboard', { name: String(action.dashboard) })];
      case 'openMenu':
        return menus.has(action.menuKey) ? [] : [message('entry.menu', { name: action.menuKey })];
      default:
        return [];
    }
  };
}

function dangling(subject: FindingSubject, target: Message): Finding {
  return {
    severity: 'error',
    code: 'danglingTarget',
    subject,
    sentence: message('danglingTarget', { target }),
    fix: message('fix.danglingTarget'),
  };
}
