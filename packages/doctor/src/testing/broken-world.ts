import { aLocation, aNavigationHotspot, aSnapshot, aTransition } from '@vitrine/core/testing';
import type { Action } from '@vitrine/core/world/action';
import type { Article, ArticleSection } from '@vitrine/core/world/content';
import { overlayId, payloadId } from '@vitrine/core/world/ids';
import type { Hotspot, Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Transition } from '@vitrine/core/world/transition';
import { examineWorld } from '../examine.ts';
import type { FindingCode } from '../finding.ts';

/** A showroom in which the doctor finds nothing, and helpers that break one part of it. */
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
  // Its arrow leads on, whatever the hotspot does.
  return withEntrance({
    hotspots: [aNavigationHotspot('reception', changes)],
    next: secondLocation.payloadId,
  });
}

export function withAction(action: Action): Snapshot {
  return withHotspot({ action });
}

export function withTransition(changes: Partial<Transition>): Snapshot {
  return {
    ...sound,
    transitions: [{ ...there, ...changes }, back],
  };
}

export function withCellar(...transitions: readonly Transition[]): Snapshot {
  return {
    ...sound,
    locations: [...sound.locations, aLocation({ payloadId: cellar, next: entrance })],
    transitions: [...sound.transitions, ...transitions],
  };
}

/** Shown although nothing links to it. */
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

/** A world whose only article has this section. */
export function withSection(section: ArticleSection): Snapshot {
  return { ...sound, articles: [anArticle({ sections: [section] })] };
}

/** A showroom with one fault, and the expected finding: `<severity> <code> <id of the subject>`. */
export interface BrokenWorld {
  readonly name: string;
  readonly snapshot: Snapshot;
  readonly found: string;
  /** Codes of findings that this fault causes as well. */
  readonly along: readonly FindingCode[];
}

export function brokenWorld(
  name: string,
  snapshot: Snapshot,
  found: string,
  ...along: FindingCode[]
): BrokenWorld {
  return {
    name,
    snapshot,
    found,
    along,
  };
}

/** The findings in the format of {@link BrokenWorld.found}, without those of `along`. */
export function foundIn({ snapshot, along }: BrokenWorld): readonly string[] {
  return examineWorld(snapshot)
    .filter(({ code }) => !along.includes(code))
    .map(({ severity, code, subject }) => `${severity} ${code} ${subject.id}`);
}
