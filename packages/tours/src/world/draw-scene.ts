import type { PictureCodec } from '../pictures/codec.ts';
import { fileTypeOf, isPictureType } from '../pictures/file-type.ts';
import { openPanorama } from '../pictures/open-panorama.ts';
import type { LookUp } from '../pictures/open-panorama.ts';
import type { InfoHotspot, Scene } from '../tour.ts';
import type { Findings } from '../tour-finding.ts';
import type { InfoTarget } from './info-entry.ts';
import type { MediaShelf } from './media-shelf.ts';
import { flatViewOf } from './position-hotspots.ts';
import type { SceneNames } from './scene-entries.ts';
import { renderScene } from './scene-pictures.ts';
import type { Wording } from './wording.ts';

/** The inputs of drawing besides the scene. */
export interface DrawContext {
  /** The prefix of all names that are created. */
  readonly world: string;
  readonly slug: string;
  readonly lookUp: LookUp;
  readonly codec: PictureCodec;
  readonly wording: Wording;
  readonly shelf: MediaShelf;
  readonly findings: Findings;
  /** Of files that hotspots show, whether they can be: many hotspots may show one. */
  readonly shown: Map<string, boolean>;
}

/** A scene whose pictures are on the shelf. */
export interface DrawnScene {
  readonly scene: Scene;
  readonly names: SceneNames;
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
  const pictures = await renderScene(opened, flatViewOf(scene.view), codec);
  const payloadId = `${world}-${slug}`;
  // No slug has two dashes in a row: no scene's name can be that of another one's picture.
  const names: SceneNames = {
    slug,
    payloadId,
    article: `${payloadId}--panorama`,
    panorama: `${payloadId}--panorama.${pictures.panorama.extension}`,
    view4x3: `${payloadId}.jpg`,
    view16x9: `${payloadId}--16x9.jpg`,
  };
  shelf.add(names.panorama, pictures.panorama.bytes, wording.panoramaOf(title));
  shelf.add(names.view4x3, pictures.view4x3, wording.viewOf(title));
  shelf.add(names.view16x9, pictures.view16x9, wording.viewOf(title));
  return { scene, names, targets: await targetsOf(scene, payloadId, context) };
}

async function targetsOf(
  scene: Scene,
  payloadId: string,
  context: DrawContext,
): Promise<ReadonlyMap<InfoHotspot, InfoTarget>> {
  const targets = new Map<InfoHotspot, InfoTarget>();
  for (const [index, hotspot] of scene.infos.entries()) {
    const key = `${payloadId}--info-${index + 1}`;
    const file = hotspot.clip ?? hotspot.picture;
    if (file !== undefined) {
      const name = await takeFile({ scene, hotspot, file, key }, context);
      if (name !== undefined) targets.set(hotspot, { kind: 'media', name });
    } else if (hotspot.address !== undefined)
      targets.set(hotspot, { kind: 'link', address: hotspot.address });
    else targets.set(hotspot, { kind: 'article', key });
  }
  return targets;
}

/** Puts the picture or clip of a hotspot on the shelf, if it is one. */
async function takeFile(
  given: {
    readonly scene: Scene;
    readonly hotspot: InfoHotspot;
    readonly file: string;
    readonly key: string;
  },
  context: DrawContext,
): Promise<string | undefined> {
  const { scene, hotspot, file, key } = given;
  const { lookUp, shelf, findings } = context;
  const bytes = await lookUp(file);
  const type = bytes === undefined ? undefined : fileTypeOf(bytes);
  const isClip = type === 'mp4' || type === 'webm';
  const isWanted = hotspot.clip === undefined ? isPictureType(type) : isClip;
  if (
    bytes === undefined ||
    type === undefined ||
    !isWanted ||
    !(isClip || (await isDecodable(file, bytes, context)))
  ) {
    const why = bytes === undefined ? 'is not there' : 'cannot be shown by browsers';
    findings.warn(
      'missingFile',
      `“${hotspot.title}” in “${scene.title}” was left out: its file ${file} ${why}.`,
      scene.id,
    );
    return undefined;
  }
  const name = `${key}.${type}`;
  shelf.add(name, bytes, hotspot.title);
  return name;
}

/** Pixels; enough to know that it is a picture. */
const PROBE_WIDTH = 64;

async function isDecodable(file: string, bytes: Uint8Array, { codec, shown }: DrawContext): Promise<boolean> {
  const isPicture =
    shown.get(file) ??
    (await codec.decode(bytes, PROBE_WIDTH).then(
      () => true,
      () => false,
    ));
  shown.set(file, isPicture);
  return isPicture;
}
