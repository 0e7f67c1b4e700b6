import type { Action } from '../../world/action.ts';
import type { PayloadId } from '../../world/ids.ts';
import type { Examined } from '../examined.ts';
import type { Finding, FindingPlace } from '../finding.ts';
import { saying } from '../words/saying.ts';
import type { Saying } from '../words/saying.ts';

/** Whatever names something that is not there. */
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
          dangling({ kind: 'transition', id: payloadId, field }, saying('entry.location', { name: id })),
        ),
    ),
    ...actions.flatMap(({ action, place }) => targetsOf(action).map((target) => dangling(place, target))),
    ...snapshot.locations.flatMap((location) => {
      const { payloadId: id, previous, next, hotspots, group } = location;
      const at = (field: string): FindingPlace => ({ kind: 'location', id, field });
      return [
        ...(worlds.has(location.world)
          ? []
          : [dangling(at('world'), saying('entry.world', { name: location.world }))]),
        ...Object.entries({
          arrow_navigation_prew: previous,
          arrow_navigation_next: next,
          'group.navigate_to': group?.logo?.navigateTo,
        }).flatMap(([field, target]) =>
          isUnknown(target) ? [dangling(at(field), saying('entry.location', { name: target }))] : [],
        ),
        ...hotspots.flatMap(({ id: hotspot, icon }) =>
          icon === undefined || icons.has(icon)
            ? []
            : [dangling(at(`hotspots.${hotspot}.icon`), saying('entry.icon', { name: icon }))],
        ),
        ...[...location.menuKeys, ...(group?.menuKeys ?? [])]
          .filter((key) => !menus.has(key))
          .map((key) => dangling(at('menus'), saying('entry.menu', { name: key }))),
      ];
    }),
    ...snapshot.worlds.flatMap(({ slug, start, menuKeys, screensaver: own }) => [
      ...(isUnknown(start)
        ? [
            dangling(
              { kind: 'world', id: slug, field: 'start_location_id' },
              saying('entry.location', { name: start }),
            ),
          ]
        : []),
      ...menuKeys
        .filter((key) => !menus.has(key))
        .map((key) =>
          dangling({ kind: 'world', id: slug, field: 'menus' }, saying('entry.menu', { name: key })),
        ),
      ...(own.name === undefined || screensavers.has(own.name)
        ? []
        : [
            dangling(
              { kind: 'world', id: slug, field: 'screensaver' },
              saying('entry.screensaver', { name: own.name }),
            ),
          ]),
    ]),
    ...snapshot.screensavers.flatMap(({ name, items }) =>
      items.flatMap((item, index) =>
        item.kind === 'location' && isUnknown(item.location)
          ? [
              dangling(
                { kind: 'screensaver', id: name, field: `media[${index}]` },
                saying('entry.location', { name: item.location }),
              ),
            ]
          : [],
      ),
    ),
    ...snapshot.boxHooks.flatMap((hook, index) =>
      hook.locations
        .filter((id) => isUnknown(id))
        .map((id) =>
          dangling(
            { kind: 'boxHook', id: `${hook.event}[${index}]`, field: 'locations' },
            saying('entry.location', { name: id }),
          ),
        ),
    ),
    ...(defaultWorld === undefined || worlds.has(defaultWorld)
      ? []
      : [
          dangling(
            { kind: 'settings', id: 'app-setting', field: 'default_world' },
            saying('entry.world', { name: defaultWorld }),
          ),
        ]),
    ...(screensaver.name === undefined || screensavers.has(screensaver.name)
      ? []
      : [
          dangling(
            { kind: 'settings', id: 'app-setting', field: 'screensaver' },
            saying('entry.screensaver', { name: screensaver.name }),
          ),
        ]),
  ];
}

function actionTargets(
  { snapshot, locations }: Examined,
  menus: ReadonlySet<string>,
): (action: Action) => readonly Saying[] {
  const articles = new Set(snapshot.articles.map(({ id }) => id));
  const dashboards = new Set(snapshot.dashboards.map(({ id }) => id));
  return (action) => {
    switch (action.kind) {
      case 'navigate':
        return locations.has(action.target) ? [] : [saying('entry.location', { name: action.target })];
      case 'openArticle':
        return articles.has(action.article)
          ? []
          : [saying('entry.article', { name: String(action.article) })];
      case 'openDashboard':
        return dashboards.has(action.dashboard)
          ? []
          : [saying('entry.dashboard', { name: String(action.dashboard) })];
      case 'openMenu':
        return menus.has(action.menuKey) ? [] : [saying('entry.menu', { name: action.menuKey })];
      default:
        return [];
    }
  };
}

function dangling(place: FindingPlace, target: Saying): Finding {
  return {
    severity: 'error',
    code: 'danglingTarget',
    place,
    sentence: saying('danglingTarget', { target }),
    fix: saying('fix.danglingTarget'),
  };
}
