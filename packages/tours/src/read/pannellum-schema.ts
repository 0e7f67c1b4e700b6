import { z } from 'zod';
import { looseNumber, looseText } from './loose.ts';

// Names and defaults: doc/json-config-parameters.md and src/js/pannellum.js of Pannellum 2.5.

/** One entry of `hotSpots`; other fields are those that people add for scripts of their own. */
export const pannellumHotspot = z.looseObject({
  pitch: looseNumber,
  yaw: looseNumber,
  type: looseText,
  text: looseText,
  URL: looseText,
  image: looseText,
  video: looseText,
  sceneId: looseText,
  targetYaw: z.unknown().optional(),
  targetPitch: z.unknown().optional(),
  targetHfov: z.unknown().optional(),
});

const multiRes = z.object({
  basePath: looseText,
  path: looseText,
  extension: looseText,
  tileResolution: looseNumber,
  maxLevel: looseNumber,
  cubeResolution: looseNumber,
  missingTiles: z.unknown().optional(),
});

/** A scene, or a configuration that is one scene. */
export const pannellumScene = z.object({
  type: looseText,
  title: looseText,
  author: looseText,
  authorURL: looseText,
  basePath: looseText,
  panorama: z.unknown().optional(),
  dynamic: z.unknown().optional(),
  cubeMap: z.array(z.unknown()).optional(),
  multiRes: multiRes.optional(),
  haov: looseNumber,
  vaov: looseNumber,
  vOffset: looseNumber,
  backgroundColor: z.array(z.unknown()).optional(),
  yaw: looseNumber,
  pitch: looseNumber,
  hfov: looseNumber,
  horizonPitch: looseNumber,
  horizonRoll: looseNumber,
  // The documents say dictionary, the code wants a list.
  hotSpots: z.union([z.array(pannellumHotspot), z.record(z.string(), pannellumHotspot)]).optional(),
});

const record = z.record(z.string(), z.unknown());

/** The whole file. Scenes are merged with the defaults before they are checked. */
export const pannellumTour = z.looseObject({
  default: record.optional(),
  scenes: z.record(z.string(), record).optional(),
  firstScene: looseText,
});

/** Of a scene or of all of it, what the viewer knows besides and no visitor misses. */
const SETTINGS = new Set(
  `autoLoad autoRotate autoRotateInactivityDelay autoRotateStopDelay fallback orientationOnByDefault showZoomCtrl
   keyboardZoom mouseZoom doubleClickZoom draggable friction disableKeyboardCtrl showFullscreenCtrl showControls
   touchPanSpeedCoeffFactor minYaw maxYaw minPitch maxPitch minHfov maxHfov multiResMinHfov compass northOffset preview
   previewTitle previewAuthor animationTimingFunction escapeHTML crossOrigin hotSpotDebug sceneFadeDuration
   capturedKeyNumbers avoidShowingBackground ignoreGPanoXMP dynamicUpdate firstScene default scenes strings sceneId
   id loop targetBlank`.split(/\s+/),
);

/** The fields of a scene that the viewer does not know and that say something. */
export function unknownFieldsOf(scene: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(scene).flatMap(([name, value]) => {
    const isKnown = name in pannellumScene.shape || SETTINGS.has(name);
    return isKnown ||
      value === null ||
      value === '' ||
      typeof value === 'number' ||
      typeof value === 'boolean'
      ? []
      : [name];
  });
}

export type PannellumScene = z.output<typeof pannellumScene>;
export type PannellumHotspot = z.output<typeof pannellumHotspot>;
