import type { Media } from '../src/world/media.ts';

/** A font file of the media library; the CMS has read that it is variable and lacks nothing. */
export function aFont(name = 'Sans.woff2', overrides: Partial<Media> = {}): Media {
  const [stem = name, ending = ''] = name.split('.');
  return {
    url: `/box-api/uploads/${name}`,
    hash: stem,
    ext: `.${ending}`,
    mime: `font/${ending}`,
    name,
    formats: {},
    font: { weights: [200, 800], lacks: '' },
    ...overrides,
  };
}
