import { widthToHeightOf } from '@vitrine/core/background/aspect-ratio';
import type { PlacedPicture } from '@vitrine/core/placing/picture-point';
import type { AspectRatio, Background, PicturePoint } from '@vitrine/core/world/background';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';
import type { Translate } from '../use-texts.ts';
import { placementOf } from './form-hotspot.ts';
import type { FormHotspot } from './form-hotspot.ts';
import { ownDirection } from './round-position.ts';

/** The key of a picture: a location has at most one of each. */
export function pictureName(picture: PlacedPicture): AspectRatio | 'mobile' {
  return typeof picture === 'string' ? picture : 'mobile';
}

/** Its name in a sentence: `4:3`, `phone`. */
export function pictureText(t: Translate, picture: PlacedPicture): string {
  return typeof picture === 'string' ? picture.replace('x', ':') : t('placing.mobile');
}

/** The name of a hotspot on a picture. */
export function handleName(t: Translate, title: string, { x, y }: PicturePoint): string {
  return t('placing.handle', {
    title: title || t('placing.untitled'),
    x: x.toFixed(1),
    y: y.toFixed(1),
  });
}

/** The name of a hotspot in the panorama. */
export function directionName(t: Translate, title: string, { yaw, pitch }: PanoramaDirection): string {
  return t('placing.round.handle', {
    title: title || t('placing.untitled'),
    yaw: yaw.toFixed(1),
    pitch: pitch.toFixed(1),
  });
}

/** Where a hotspot is, in short: on the picture, or else in the panorama. */
export function positionText(t: Translate, hotspot: FormHotspot, start: StartView | undefined): string {
  const direction = start && ownDirection(hotspot);
  if (direction !== undefined) {
    return t('placing.round.at', { yaw: direction.yaw.toFixed(1), pitch: direction.pitch.toFixed(1) });
  }
  const { x, y } = placementOf(hotspot).on4x3;
  return t('placing.at', { x: x.toFixed(1), y: y.toFixed(1) });
}

/** The mobile picture, if a location has one. */
export function mobilePictureIn(backgrounds: readonly Background[]): PlacedPicture | undefined {
  const background = backgrounds.find(({ key }) => key === 'mobile');
  return background && { mobile: widthToHeightOf(background) };
}
