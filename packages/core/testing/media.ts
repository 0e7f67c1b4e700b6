import type { Background } from '../src/world/background.ts';
import type { Media } from '../src/world/media.ts';

/** A picture of the media library; its address follows from `name` (default `picture`). */
export function aPicture(overrides: Partial<Media> = {}): Media {
  const name = overrides.name ?? 'picture.jpg';
  const hash = name.replace(/\.[^.]+$/, '');
  return {
    url: `/box-api/uploads/${name}`,
    hash,
    ext: '.jpg',
    mime: 'image/jpeg',
    width: 1920,
    height: 1440,
    name,
    alternativeText: `View of ${hash}`,
    formats: {},
    ...overrides,
  };
}

/** A clip of the media library; its address follows from `name` (default `clip`). */
export function aClip(overrides: Partial<Media> = {}): Media {
  const name = overrides.name ?? 'clip.mp4';
  return {
    url: `/box-api/uploads/${name}`,
    hash: name.replace(/\.[^.]+$/, ''),
    ext: '.mp4',
    mime: 'video/mp4',
    name,
    formats: {},
    ...overrides,
  };
}

/** The pictures a location has in both aspect ratios. */
export function picturesOf(name: string): readonly Background[] {
  return [
    { kind: 'image', key: 'default_background_4x3', media: aPicture({ name: `${name}.jpg` }) },
    {
      kind: 'image',
      key: 'default_background_16x9',
      media: aPicture({ name: `${name}-16x9.jpg`, height: 1080 }),
    },
  ];
}

/** The clips a transition has in both aspect ratios. */
export function clipsOf(name: string): readonly Background[] {
  return [
    { kind: 'video', key: 'default_background_4x3', media: aClip({ name: `${name}.mp4` }), loop: false },
    {
      kind: 'video',
      key: 'default_background_16x9',
      media: aClip({ name: `${name}-16x9.mp4` }),
      loop: false,
    },
  ];
}
