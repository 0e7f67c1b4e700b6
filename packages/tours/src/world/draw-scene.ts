import type { StartView } from '@vitrine/core/world/panorama';
import { openPanorama } from '../pictures/open-panorama.ts';
import type { InfoHotspot, Scene } from '../tour.ts';
import type { InfoTarget } from './info-entry.ts';
import { infoTargets } from './info-targets.ts';
import type { TargetContext } from './info-targets.ts';
import type { SceneNames } from './scene-entries.ts';
import { renderScene } from './scene-pictures.ts';
import { startViewOf } from './start-view.ts';
import type { Wording } from './wording.ts';

/** The inputs of drawing besides the scene. */
export interface DrawContext extends TargetContext {
  /** The prefix of all names that are created. */
  readonly world: string;
  readonly slug: string;
  readonly wording: Wording;
}

/** A scene whose pictures are on the shelf. */
export interface DrawnScene {
  readonly scene: Scene;
  readonly names: SceneNames;
  readonly start: StartView;
  /** The targets of its info hotspots; a missing one could not be imported. */
  readonly targets: ReadonlyMap<InfoHotspot, InfoTarget>;
}

/** Creates the pictures of a scene; undefined, with a finding, where it has none that can be shown. */
export async function drawScene(scene: Scene, context: DrawContext): Promise<DrawnScene | undefined> {
  const { world, slug, lookUp, codec, wording, shelf, findings } = context;
  const { id, title, panorama } = scene;
  if (panorama === undefined) return undefined;
  const opened = await openPanorama(panorama, lookUp, codec);
  if ('why' in opened) {
    findings.warn(opened.code, `“${title}” was left out: ${opened.why}.`, id);
    return undefined;
  }
  if (opened.coarse !== undefined) {
    const { size, missing } = opened.coarse;
    findings.warn(
      'coarseTiles',
      `“${title}” is less sharp than it could be: it is made of tiles of ${size} pixels a side of the cube, because of the finer ones ${missing} is not there.`,
      id,
    );
  }
  const start = startViewOf(scene.view);
  const pictures = await renderScene(opened, start, codec);
  const payloadId = `${world}-${slug}`;
  // No slug has two dashes in a row: no scene's name can be that of another one's picture.
  const names: SceneNames = {
    slug,
    payloadId,
    panorama: `${payloadId}--panorama.${pictures.panorama.extension}`,
    view4x3: `${payloadId}.jpg`,
    view16x9: `${payloadId}--16x9.jpg`,
  };
  shelf.add(names.panorama, pictures.panorama.bytes, wording.panoramaOf(title));
  shelf.add(names.view4x3, pictures.view4x3, wording.viewOf(title));
  shelf.add(names.view16x9, pictures.view16x9, wording.viewOf(title));
  return { scene, names, start, targets: await infoTargets(scene, payloadId, context) };
}
