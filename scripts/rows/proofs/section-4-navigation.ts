import type { Proofs } from '../proof.ts';

/** Section 4, Navigation. */
export const NAVIGATION: Proofs = {
  '4.7': [
    {
      of: 'A target location is set and the handler decides',
      file: 'packages/core/src/navigation/navigate.ts',
      find: 'return setTarget(state, { location: event.target, address: event.address }, context);',
      replace: 'return [state, []];',
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
  ],
  '4.8': [
    {
      of: 'the new target is stored',
      file: 'packages/core/src/navigation/navigate.ts',
      find: ': { storedDestination: destination };',
      replace: ': {};',
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
    {
      of: 'applied afterwards by delayed navigation',
      file: 'packages/core/src/navigation/navigate.ts',
      find: '[standInAfter(item)] : planJourney(at, stored.location, context);',
      replace: '[standInAfter(item)] : planJourney(at, state.destination.location, context);',
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
  ],
  '4.9': [
    {
      of: 'If current equals target, nothing happens',
      file: 'packages/core/src/navigation/navigate.ts',
      find: 'if (target === state.location) return [state, []];',
      replace: '',
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
  ],
  '4.10': [
    {
      of: 'it redirects to login',
      file: 'packages/core/src/navigation/navigate.ts',
      find: ": { type: 'redirectToLogin', target };",
      replace: ": { type: 'openPasswordKeyboard', target };",
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
    {
      of: 'opens the password modal',
      file: 'packages/core/src/navigation/navigate.ts',
      find: "{ type: 'openPasswordKeyboard', target } :",
      replace: "{ type: 'redirectToLogin', target } :",
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
  ],
  '4.11': [
    {
      of: 'the shortest path weighted by transition weight',
      file: 'packages/core/src/navigation/walk-map.ts',
      find: 'weight: walkableWeight(transition.weight)',
      replace: 'weight: 1',
      test: 'packages/core/src/navigation/find-path.test.ts',
    },
    {
      of: 'turned into a fly path and queued',
      file: 'packages/core/src/navigation/journey.ts',
      find: 'return flyPath({ path, target, flyMode });',
      replace: 'return jumpTo(target);',
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
  ],
  '4.12': [
    {
      of: 'a path of more than 2',
      file: 'packages/core/src/navigation/fly-path.ts',
      find: 'const ITEMS_PER_STEP = 2;',
      replace: 'const ITEMS_PER_STEP = 4;',
      test: 'packages/core/src/navigation/fly-path.test.ts',
    },
    {
      of: 'at most the maximum number of items',
      file: 'packages/core/src/navigation/fly-path.ts',
      find: 'itemCount > flyMode.maximumItems',
      replace: 'itemCount >= flyMode.maximumItems',
      test: 'packages/core/src/navigation/fly-path.test.ts',
    },
    {
      of: 'With fly mode on',
      file: 'packages/core/src/navigation/fly-path.ts',
      find: 'playbackRate: flyMode.playbackRate,',
      replace: 'playbackRate: NORMAL_PLAYBACK_RATE,',
      test: 'packages/core/src/navigation/fly-path.test.ts',
    },
    {
      of: 'each transition is played',
      file: 'packages/core/src/navigation/fly-path.ts',
      find: 'return isPassedOver ? [clip] : [clip, {',
      replace: 'return isPassedOver ? [] : [clip, {',
      test: 'packages/core/src/navigation/fly-path.test.ts',
    },
    {
      of: 'optionally only transitions and the final location',
      file: 'packages/core/src/navigation/fly-path.ts',
      find: 'isSkippingLocations: flyMode.skipLocations,',
      replace: 'isSkippingLocations: true,',
      test: 'packages/core/src/navigation/fly-path.test.ts',
    },
  ],
  '4.13': [
    {
      of: 'With fly mode off',
      file: 'packages/core/src/navigation/fly-path.ts',
      find: '(!flyMode.isActive ||',
      replace: '(false ||',
      test: 'packages/core/src/navigation/fly-path.test.ts',
    },
    {
      of: 'a path longer than 2',
      file: 'packages/core/src/navigation/fly-path.ts',
      find: 'const isSingleStep = itemCount === ITEMS_PER_STEP;',
      replace: 'const isSingleStep = itemCount <= 2 * ITEMS_PER_STEP;',
      test: 'packages/core/src/navigation/fly-path.test.ts',
    },
    {
      of: 'with a direct transition',
      file: 'packages/core/src/navigation/fly-path.ts',
      find: 'isDirect: true, blendingTime };',
      replace: 'isDirect: false, blendingTime };',
      test: 'packages/core/src/navigation/fly-path.test.ts',
    },
  ],
  '4.14': [
    {
      of: 'A single-step path uses a non-direct transition',
      file: 'packages/core/src/navigation/fly-path.ts',
      find: 'if (!isSingleStep && (',
      replace: 'if ((',
      test: 'packages/core/src/navigation/fly-path.test.ts',
    },
    {
      of: 'Otherwise all items play at normal playback rate',
      file: 'packages/core/src/navigation/fly-path.ts',
      find: 'return isSingleStep || isTooLong',
      replace: 'return isSingleStep',
      test: 'packages/core/src/navigation/fly-path.test.ts',
    },
  ],
  '4.15': [
    {
      of: 'In power-save mode the target is jumped to directly',
      file: 'packages/core/src/navigation/journey.ts',
      find: 'if (isPowerSave) return jumpTo(target, 0);',
      replace: '',
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
  ],
  '4.16': [
    {
      of: 'The queue takes new items at its end',
      file: 'packages/core/src/navigation/journey.ts',
      find: '...others.map(withId)];',
      replace: '...others.map(withId).toReversed()];',
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
    {
      of: 'Taking the next item makes it current_payload',
      file: 'packages/core/src/navigation/journey.ts',
      find: 'return takeFirst(state, { ...state, queue: rest });',
      replace: 'return takeFirst(state, state);',
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
    {
      of: 'the following one next_payload',
      file: 'packages/core/src/navigation/navigate.ts',
      find: "isPreloading ? [{ type: 'preload', item: next }] : []",
      replace: '[]',
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
    {
      of: 'A location payload also sets the current location',
      file: 'packages/core/src/navigation/journey.ts',
      find: "const location = item.kind === 'location' ? item.payloadId : base.location;",
      replace: 'const location = base.location;',
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
    {
      of: 'Resetting clears the queue, next payload',
      file: 'packages/core/src/navigation/navigate.ts',
      find: '...withoutArrival(toIdle(state)),\n    location,',
      replace: '...(state as IdleNavigation),\n    location,',
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
    {
      of: 'interrupted background id',
      file: 'packages/core/src/navigation/navigate.ts',
      find: '    interruptedBackground: undefined,',
      replace: '    interruptedBackground: location,',
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
  ],
  '4.17': [
    {
      of: 'On a target-location change, hotspots, arrows and the logo are cleared',
      file: 'packages/core/src/navigation/journey.ts',
      find: 'areHotspotsShown: false,',
      replace: 'areHotspotsShown: true,',
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
    {
      of: 'On a current-location change, the current-location hooks run',
      file: 'packages/core/src/navigation/journey.ts',
      find: "effects.push({ type: 'runHooks', event: 'current_location_changed', location });",
      replace: '',
      test: 'packages/core/src/navigation/navigate.test.ts',
    },
  ],
  '4.18': [
    {
      of: 'portals linking locations in different worlds',
      file: 'packages/core/src/navigation/walk-map.ts',
      find: 'from === to || !transition',
      replace:
        'from === to || locationIndex.get(transition.from)?.world !== locationIndex.get(transition.to)?.world || !transition',
      test: 'packages/core/src/navigation/find-path.test.ts',
    },
  ],
};
