import type { BackgroundScreen } from '@vitrine/core/background/pick-background';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { LocationView } from '~/page-data/location-view.ts';
import { clipOf, sceneOf, transitionPictureOf } from '~/page-data/scene-of.ts';
import type { StageControls } from './effects.ts';
import { likelySteps, PREFETCH_COUNT } from './likely-steps.ts';
import type { ShowroomHost } from './showroom-host.ts';
import { stepBetween } from './step-between.ts';
import { isAtRest } from './store.ts';
import type { WalkSource } from './walk-source.ts';

/** Fetches ahead what the next steps will show. */
export interface Warming {
  /** Fetches for the likely steps, and the whole map, as soon as the browser is idle. */
  readonly warmUp: () => void;
  /** Fetches for a location first: its link is pointed at or focused. */
  readonly hint: (target: PayloadId) => void;
  /** The links of the page are other ones. */
  readonly forgetHint: () => void;
}

export function createWarming(parts: {
  readonly host: Pick<ShowroomHost, 'store' | 'whenIdle' | 'isSavingData'>;
  readonly source: WalkSource;
  readonly stage: () => StageControls | undefined;
  readonly view: () => LocationView | undefined;
  readonly screen: () => BackgroundScreen;
}): Warming {
  const { host, source, stage, view, screen } = parts;
  const { store } = host;
  /** The location whose link was pointed at or focused last, on this page. */
  let hinted: PayloadId | undefined;

  const prime = (targets: readonly PayloadId[]) => {
    const controls = stage();
    const steps = targets.map((target) => {
      const leg = stepBetween(source.map(), store.getState().navigation?.location, target);
      return { target, leg, clip: leg && clipOf(leg, screen()) };
    });
    controls?.player.prime(steps.flatMap(({ clip }) => clip ?? []).slice(0, PREFETCH_COUNT));
    for (const { target, leg, clip } of steps.slice(0, PREFETCH_COUNT)) {
      const location = source.map().locations.get(target);
      const transitionPicture = leg && !clip && transitionPictureOf(leg.transition, screen());
      const picture = location && sceneOf(location.backgrounds, screen()).picture;
      for (const one of [transitionPicture, picture]) if (one) controls?.warmPicture(one);
    }
  };
  const likely = () => {
    const shown = view();
    const isHere = shown !== undefined && shown.payloadId === store.getState().navigation?.location;
    return isHere ? likelySteps(shown) : [];
  };
  /** The link under the pointer stays first when the page comes to rest after the pointer did. */
  const wanted = () =>
    hinted === undefined ? likely() : [hinted, ...likely().filter((one) => one !== hinted)];

  return {
    warmUp: () =>
      host.whenIdle(() => {
        if (!isAtRest(store.getState())) return;
        if (!host.isSavingData()) prime(wanted());
        void source.complete();
      }),
    hint(target) {
      if (!isAtRest(store.getState()) || host.isSavingData()) return;
      hinted = target;
      prime(wanted());
    },
    forgetHint() {
      hinted = undefined;
    },
  };
}
