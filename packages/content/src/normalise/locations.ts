import { earlierNamesIn } from '@vitrine/core/links/earlier-names';
import { withinTurn } from '@vitrine/core/placing/on-plan';
import { message } from '@vitrine/core/reports/message';
import type { PayloadId, WorldSlug } from '@vitrine/core/world/ids';
import type { Location, LocationAccess, LocationGroup } from '@vitrine/core/world/location';
import type { WireLocation } from '../wire/location.ts';
import { backgroundsOf, pointOf, withFirstFrames } from './backgrounds.ts';
import { hotspotsOf } from './hotspots.ts';
import { locationPanoramaOf } from './location-panorama.ts';
import { loopingDetailsOf } from './looping-details.ts';
import { slugOf } from './names.ts';
import type { PreparedEntry } from './prepare.ts';
import { isAbsent, present, textOf } from './present.ts';
import type { Report } from './reporter.ts';
import type { Scope } from './scope.ts';

/** A location that exists, with the parts of its address. */
export interface LocationShell {
  readonly entry: PreparedEntry<'contents'>;
  readonly payloadId: PayloadId;
  readonly world: WorldSlug;
  readonly slug: string;
}

/**
 * Picks the usable locations: in a world, with a slug, and with a unique id and address (specification section 5:
 * locations are unique).
 */
export function keepLocations(options: {
  readonly entries: readonly PreparedEntry<'contents'>[];
  readonly payloadIdOf: (entry: PreparedEntry<'contents'>) => PayloadId | undefined;
  readonly worldOf: (wire: WireLocation) => WorldSlug | undefined;
  readonly report: Report;
}): readonly LocationShell[] {
  const { entries, payloadIdOf, worldOf, report } = options;
  const shells: LocationShell[] = [];
  const taken = new Map<string, string>();
  const candidates = entries.map((entry) => ({ entry, payloadId: payloadIdOf(entry) }));
  for (const { entry, payloadId } of candidates.toSorted((left, right) => comparePreference(left, right))) {
    const { value, path } = entry;
    const world = worldOf(value);
    if (payloadId === undefined || world === undefined) {
      report('danglingTarget', `${path}.world`, message('report.noWorld'));
      continue;
    }
    const slug = textOf(value.slug) ?? slugOf(value.title ?? '') ?? slugOf(payloadId);
    if (slug === undefined) {
      report('invalidEntry', path, message('report.neitherSlugNorTitle'));
      continue;
    }
    const group = textOf(value.group?.slug);
    const address = `${world}/${group === undefined ? '' : `${group}-`}${slug}`;
    const names = [`payloadId ${payloadId}`, `address ${address}`];
    const doubled = names.find((name) => taken.has(name));
    const kept = taken.get(doubled ?? '');
    if (kept !== undefined) {
      const [field, says] =
        doubled === names[0]
          ? ['payloadId', message('report.sameLocation', { name: payloadId })]
          : ['slug', message('report.sameAddress', { address })];
      report('duplicate', `${path}.${field}`, says, { kept, refused: entry.identity });
      continue;
    }
    for (const name of names) taken.set(name, entry.identity);
    shells.push({ entry, payloadId, world, slug });
  }
  return shells;
}

/** Fills in a location's content. */
export function locationOf(scope: Scope, shell: LocationShell, access: LocationAccess): Location {
  const { entry, payloadId, world, slug } = shell;
  const { value: wire, path } = entry;
  const stationTitle = textOf(wire.station_category?.title);
  const description = textOf(wire.description);
  const panorama = locationPanoramaOf(scope, wire, path);
  return {
    payloadId,
    world,
    slug,
    title: titleOf(scope, shell),
    description: description ?? '',
    access,
    // A location that has only a text is shown in the classic layout.
    backgrounds: backgroundsOf(scope, withFirstFrames(wire.background), path, description !== undefined),
    hotspots: hotspotsOf({ scope, wire, panorama, entryPath: path }),
    priorityInCategory: wire.priority_in_location_category ?? 0,
    menuKeys: menuKeysOf(scope, wire.menus, `${path}.menus`),
    ...present({
      panorama,
      earlierSegments: earlierNamesOf(wire.earlier_addresses),
      group: groupOf(scope, wire, path),
      details: loopingDetailsOf(scope, wire, path),
      hotspotAnimation: wire.hotspots_appere_animation ?? undefined,
      previous: neighbourOf({ scope, shell, name: 'arrow_navigation_prew' }),
      next: neighbourOf({ scope, shell, name: 'arrow_navigation_next' }),
      stationCategory:
        stationTitle === undefined
          ? undefined
          : { title: stationTitle, priority: wire.station_category?.priority ?? 0 },
      floorPlanPosition: pointOf(wire.floor_plan_position),
      planPin: pointOf(wire.plan_pin),
      planDirection: turnOf(wire.plan_direction),
    }),
  };
}

/** The earlier names in a field; undefined if there are none. */
export function earlierNamesOf(text: string | null | undefined): readonly string[] | undefined {
  const names = earlierNamesIn(text);
  return names.length === 0 ? undefined : names;
}

/** Degrees within one full turn: -90 and 270 look the same way. */
function turnOf(degrees: WireLocation['plan_direction']): number | undefined {
  return isAbsent(degrees) ? undefined : withinTurn(degrees);
}

/** The keys of the menus that exist. */
export function menuKeysOf(scope: Scope, wire: WireLocation['menus'], path: string): readonly string[] {
  return [...new Set((wire ?? []).flatMap((menu, index) => scope.menu(menu, `${path}[${index}]`) ?? []))];
}

interface Candidate {
  readonly entry: PreparedEntry<'contents'>;
  readonly payloadId: PayloadId | undefined;
}

function comparePreference(left: Candidate, right: Candidate): number {
  const leftName = `${left.payloadId ?? ''} ${left.entry.identity}`;
  const rightName = `${right.payloadId ?? ''} ${right.entry.identity}`;
  return leftName < rightName ? -1 : leftName > rightName ? 1 : 0;
}

function titleOf(scope: Scope, { entry, slug }: LocationShell): string {
  const title = textOf(entry.value.title);
  if (title === undefined) {
    scope.report('invalidEntry', `${entry.path}.title`, message('report.slugForTitle'));
  }
  return title ?? slug;
}

function neighbourOf(options: {
  readonly scope: Scope;
  readonly shell: LocationShell;
  readonly name: 'arrow_navigation_prew' | 'arrow_navigation_next';
}): PayloadId | undefined {
  const { scope, shell, name } = options;
  const path = `${shell.entry.path}.${name}`;
  const neighbour = scope.location(shell.entry.value[name], path);
  if (neighbour !== shell.payloadId) return neighbour;
  scope.report('danglingTarget', path, message('report.arrowToItself'));
  return undefined;
}

function groupOf(scope: Scope, wire: WireLocation, entryPath: string): LocationGroup | undefined {
  const { group } = wire;
  const slug = textOf(group?.slug);
  if (isAbsent(group) || slug === undefined) return undefined;
  const path = `${entryPath}.group`;
  const title = textOf(group.title) ?? slug;
  const image = scope.media(group.logo, `${path}.logo`);
  const navigateTo = scope.location(group.navigate_to, `${path}.navigate_to`);
  return {
    slug,
    title,
    menuKeys: menuKeysOf(scope, group.menus, `${path}.menus`),
    ...present({
      navigationColor: textOf(group.navigation_color),
      logo:
        image === undefined
          ? undefined
          : { image, title, subtitle: textOf(group.subtitle) ?? '', ...present({ navigateTo }) },
    }),
  };
}
