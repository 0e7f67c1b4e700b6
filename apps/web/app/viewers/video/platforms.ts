import type { PlatformVideo } from '@vitrine/core/world/platform-video';

/** The platforms' own names. */
export const PLATFORM_NAMES: Readonly<Record<PlatformVideo['platform'], string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
};

/** The page of a video on its platform. */
export function platformPage({ platform, id }: PlatformVideo): string {
  return platform === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}
