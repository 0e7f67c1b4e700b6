import type { Screensaver, ScreensaverItem } from '../world/content.ts';
import type { ClientMedia, Media } from '../world/media.ts';
import type { PayloadId } from '../world/ids.ts';
import type { Location } from '../world/location.ts';
import type { ScreensaverSettings } from '../world/settings/screensaver.ts';
import type { Transition } from '../world/transition.ts';
import type { World } from '../world/world.ts';
import { automaticOrder } from './automatic-order.ts';
import { DEFAULT_STEP_INTERVAL } from './idle-rules.ts';

/** One thing to show, and what it is called: the location that is walked to, or that the picture is of. */
export type ProgrammeItem<File extends ClientMedia = ClientMedia> = ScreensaverItem<File> & {
  readonly title?: string;
};

/** What the screensaver of a world shows, as far as this visitor may see it. */
export type Programme<File extends ClientMedia = ClientMedia> =
  /** One after the other, again and again: an editor's list, or all locations of the world. */
  | { readonly kind: 'manual' | 'automatic'; readonly items: readonly ProgrammeItem<File>[] }
  /** From each location to the one that its arrow leads to. */
  | {
      readonly kind: 'arrows';
      /** The location's `arrow_navigation_next`. */
      readonly next: Readonly<Record<string, PayloadId>>;
      /** Seconds. */
      readonly stepInterval: number;
      readonly start?: PayloadId;
    };

/** The input of {@link programmeOf}: content that this visitor may see. */
export interface ProgrammeRequest {
  readonly app: ScreensaverSettings;
  readonly world: World;
  readonly screensavers: readonly Screensaver[];
  readonly locations: readonly Location[];
  readonly transitions: readonly Transition[];
}

/**
 * "Automatic mode cycles through world locations in topological order on a timer. Manual mode cycles through its
 * media" (specification section 4); without either "it moves … to the next location from the current location's
 * arrow_navigation next payloadId". The list of the world comes first, then the app's automatic mode, then the app's
 * list. A list without anything to show is ignored.
 */
export function programmeOf(request: ProgrammeRequest): Programme<Media> {
  const { app, world } = request;
  const own = manual(request, world.screensaver.name);
  if (own !== undefined) return own;
  if (app.isAutomatic) return automatic(request);
  return manual(request, app.name) ?? arrows(request);
}

function manual({ screensavers }: ProgrammeRequest, name: string | undefined): Programme<Media> | undefined {
  const items = screensavers.find((screensaver) => screensaver.name === name)?.items ?? [];
  return items.length === 0 ? undefined : { kind: 'manual', items };
}

function automatic({ app, ...showroom }: ProgrammeRequest): Programme<Media> {
  const order = automaticOrder({ ...showroom, skipUnreachableLocation: app.skipUnreachableLocation });
  const items = order.map((location) => ({
    kind: 'location' as const,
    location,
    wait: app.automaticInterval,
  }));
  return { kind: 'automatic', items };
}

function arrows({ app, world, locations }: ProgrammeRequest): Programme<Media> {
  const known = new Set(locations.map(({ payloadId }) => payloadId));
  const steps = locations.flatMap(({ payloadId, next }) =>
    next === undefined || !known.has(next) ? [] : [[payloadId, next]],
  );
  return {
    kind: 'arrows',
    next: Object.fromEntries(steps) as Record<string, PayloadId>,
    stepInterval: app.stepInterval ?? DEFAULT_STEP_INTERVAL,
    ...(world.start !== undefined && { start: world.start }),
  };
}
