import { message } from '@vitrine/core/reports/message';
import { payloadId } from '@vitrine/core/world/ids';
import { DEFAULT_TRANSITION_WEIGHT } from '@vitrine/core/world/transition';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { Transition } from '@vitrine/core/world/transition';
import { backgroundsOf, isLeftEmpty } from './backgrounds.ts';
import { arrivalViewOf } from './location-panorama.ts';
import type { LocationShell } from './locations.ts';
import type { PreparedEntry } from './prepare.ts';
import { compareText, isAbsent, present, textOf } from './present.ts';
import type { Scope } from './scope.ts';

/** The collection whose entries join two worlds (docs/content-model.md). */
const PORTALS = 'portals';

/**
 * The transitions and portals that can be walked, by payloadId. Left out and reported: those without both
 * ends, from a location to itself, a second one for the same pair or of the same id, portals within one
 * world (specification section 5).
 */
export function transitionsOf(
  scope: Scope,
  entries: readonly PreparedEntry<'transitions'>[],
  locations: ReadonlyMap<PayloadId, LocationShell>,
): readonly Transition[] {
  // No clip could begin or end on the plain page of a location without a picture.
  const isWithoutClip = ({ entry, from, to }: Ends) =>
    entry.collection === PORTALS ||
    [from, to].some((end) => isLeftEmpty(locations.get(end)?.entry.value.background));
  const taken = new Map<string, string>();
  return entries
    .flatMap((entry) => endsOf(scope, entry, locations) ?? [])
    .toSorted(
      (left, right) =>
        compareText(left.payloadId, right.payloadId) ||
        compareText(left.entry.identity, right.entry.identity),
    )
    .flatMap((found): Transition[] => {
      const { entry, from, to } = found;
      const names = [`id ${found.payloadId}`, `pair ${from} → ${to}`];
      const doubled = names.find((name) => taken.has(name));
      const kept = taken.get(doubled ?? '');
      if (kept !== undefined) {
        scope.report(
          'duplicate',
          entry.path,
          doubled === names[0]
            ? message('report.sameTransition', { name: found.payloadId })
            : message('report.sameEnds', { from, to }),
          { kept, refused: entry.identity },
        );
        return [];
      }
      for (const name of names) taken.set(name, entry.identity);
      const { transitionOptions: options, weight, background, arrival_view: arrival } = entry.value;
      return [
        {
          payloadId: found.payloadId,
          from,
          to,
          weight: weight ?? DEFAULT_TRANSITION_WEIGHT,
          options: {
            active: options?.active ?? true,
            directTransition: options?.direct_transition ?? false,
            ...present({ blendingTime: options?.blending_time ?? undefined }),
          },
          backgrounds: backgroundsOf(scope, background, entry.path, isWithoutClip(found)),
          ...present({ arrival: arrivalViewOf(arrival) }),
        },
      ];
    });
}

interface Ends {
  readonly entry: PreparedEntry<'transitions'>;
  readonly payloadId: PayloadId;
  readonly from: PayloadId;
  readonly to: PayloadId;
}

function endsOf(
  scope: Scope,
  entry: PreparedEntry<'transitions'>,
  locations: ReadonlyMap<PayloadId, LocationShell>,
): Ends | undefined {
  const { value, path } = entry;
  for (const end of ['from', 'to'] as const) {
    if (isAbsent(value[end])) {
      scope.report('danglingTarget', `${path}.${end}`, message('report.endIsMissing'));
    }
  }
  const from = scope.location(value.from, `${path}.from`);
  const to = scope.location(value.to, `${path}.to`);
  if (from === undefined || to === undefined) return undefined;
  if (from === to) {
    scope.report('selfTransition', path, message('report.selfTransition', { location: from }));
    return undefined;
  }
  if (entry.collection === PORTALS && locations.get(from)?.world === locations.get(to)?.world) {
    scope.report('sameWorldPortal', path, message('report.sameWorldPortal'));
    return undefined;
  }
  return { entry, from, to, payloadId: payloadId(textOf(value.payloadId) ?? `${from}--${to}`) };
}
