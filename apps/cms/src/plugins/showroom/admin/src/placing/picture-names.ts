import { widthToHeightOf } from '@vitrine/core/background/aspect-ratio';
import type { PlacedPicture } from '@vitrine/core/placing/picture-point';
import type { AspectRatio, Background } from '@vitrine/core/world/background';
import type { Translate } from '../use-texts.ts';

/** The key of a picture: a location has at most one of each. */
export function pictureName(picture: PlacedPicture): AspectRatio | 'mobile' {
  return typeof picture === 'string' ? picture : 'mobile';
}

/** Its name in a sentence: `4:3`, `phone`. */
export function pictureText(t: Translate, picture: PlacedPicture): string {
  return typeof picture === 'string' ? picture.replace('x', ':') : t('placing.mobile');
}

/** The mobile picture, if a location has one. */
export function mobilePictureIn(backgrounds: readonly Background[]): PlacedPicture | undefined {
  const background = backgrounds.find(({ key }) => key === 'mobile');
  return background && { mobile: widthToHeightOf(background) };
}
