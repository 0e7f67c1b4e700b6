import type { Media } from '../world/media.ts';

/** What a 360 view shows, decided by the media given (docs/design/unspecified.md). */
export type View360 =
  | { readonly kind: 'panorama'; readonly picture: Media }
  | { readonly kind: 'spin'; readonly frames: readonly Media[] }
  | { readonly kind: 'model'; readonly model: Media };

const MODEL_EXTENSIONS = new Set(['.glb', '.gltf']);

/**
 * "An equirectangular panorama, or a product spin from an image sequence, or a glTF model, by the media
 * given" (docs/design/unspecified.md). The frames of a spin turn in the order of their file names, `robot-2` before
 * `robot-10`.
 */
export function view360Of(media: readonly Media[]): View360 | undefined {
  const model = media.find(({ ext }) => MODEL_EXTENSIONS.has(ext.toLowerCase()));
  if (model !== undefined) return { kind: 'model', model };
  const pictures = media.filter(({ mime }) => mime.startsWith('image/'));
  const [picture] = pictures;
  if (picture === undefined) return undefined;
  if (pictures.length === 1) return { kind: 'panorama', picture };
  return { kind: 'spin', frames: pictures.toSorted((one, other) => byName.compare(one.name, other.name)) };
}

const byName = new Intl.Collator('en', { numeric: true });
