import { widthToHeightOf } from '@vitrine/core/background/aspect-ratio';
import type { PlacedPicture } from '@vitrine/core/placing/picture-point';
import type { AspectRatio, Background } from '@vitrine/core/world/background';
import type { useTexts } from '../use-texts.ts';

/** What a picture to place on is known by: a location has at most one of each. */
export function pictureName(picture: PlacedPicture): AspectRatio | 'mobile' {
  return typeof picture === 'string' ? picture : 'mobile';
}

/** How it is called in a sentence: `4:3`, `phone`. */
export function saidPicture(say: ReturnType<typeof useTexts>['say'], picture: PlacedPicture): string {
  return typeof picture === 'string' ? picture.replace('x', ':') : say('placing.mobile');
}

/** The picture that phones show, where a location has one of its own. */
export function mobilePictureIn(backgrounds: readonly Background[]): PlacedPicture | undefined {
  const background = backgrounds.find(({ key }) => key === 'mobile');
  return background && { mobile: widthToHeightOf(background) };
}
