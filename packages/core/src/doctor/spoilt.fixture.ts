import { aLocation, aNavigationHotspot, aSnapshot, aTransition } from '../../testing/index.ts';
import type { Action } from '../world/action.ts';
import type { Article } from '../world/content.ts';
import { overlayId, payloadId } from '../world/ids.ts';
import type { Hotspot, Location } from '../world/location.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { Transition } from '../world/transition.ts';
import { examineWorld } from './examine.ts';
import type { FindingCode } from './finding.ts';

/** A showroom in which the doctor finds nothing, and ways to spoil one thing of it. */
export const entrance = payloadId('entrance');
export const cellar = payloadId('cellar');
export const nowhere = payloadId('nowhere');
export const sound = aSnapshot();
export const [firstLocation = aLocation(), secondLocation = aLocation()] = sound.locations;
export const [there = aTransition(), back = aTransition()] = sound.transitions;

export function withEntrance(changes: Partial<Location>): Snapshot {
  return {
    ...sound,
    locations: [{ ...firstLocation, ...changes }, secondLocation],
  };
}

export function withHotspot(changes: Partial<Hotspot>): Snapshot {
  return withEntrance({ hotspots: [aNavigationHotspot('reception', changes)] });
}

export function withAction(action: Action): Snapshot {
  return withHotspot({ action });
}

export function withWay(changes: Partial<Transition>): Snapshot {
  return {
    ...sound,
    transitions: [{ ...there, ...changes }, back],
  };
}

export function withCellar(...transitions: readonly Transition[]): Snapshot {
  return {
    ...sound,
    locations: [...sound.locations, aLocation({ payloadId: cellar })],
    transitions: [...sound.transitions, ...transitions],
  };
}

/** It stands alone: nothing has to lead to it. */
export function anArticle(changes: Partial<Article> = {}): Article {
  return {
    id: overlayId(1),
    title: 'Robot',
    summary: 'It carries 12 kg.',
    tags: [],
    sections: [],
    actionButtons: [],
    isShownUnlinked: true,
    ...changes,
  };
}

/** A spoilt showroom and what is found in it: `<severity> <code> <id of the place>`. */
export interface Spoilt {
  readonly name: string;
  readonly snapshot: Snapshot;
  readonly found: string;
  /** Codes of trouble that comes along by its nature. */
  readonly along: readonly FindingCode[];
}

export function spoilt(name: string, snapshot: Snapshot, found: string, ...along: FindingCode[]): Spoilt {
  return {
    name,
    snapshot,
    found,
    along,
  };
}

/** What the doctor finds, in the words of {@link Spoilt}, without what comes along. */
export function foundIn({ snapshot, along }: Spoilt): readonly string[] {
  return examineWorld(snapshot)
    .filter(({ code }) => !along.includes(code))
    .map(({ severity, code, place }) => `${severity} ${code} ${place.id}`);
}
