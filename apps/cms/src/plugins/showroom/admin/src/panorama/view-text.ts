import type { StartView } from '@vitrine/core/world/panorama';
import type { Translate } from '../use-texts.ts';
import { heldView } from './form-angles.ts';

/** Where a view looks and how wide it is, to the degree. */
export function viewText(t: Translate, view: StartView): string {
  const { yaw, pitch, fieldOfView } = heldView(view);
  return t('placing.round.looks', {
    yaw: Math.round(yaw),
    pitch: Math.round(pitch),
    width: Math.round(fieldOfView),
  });
}
