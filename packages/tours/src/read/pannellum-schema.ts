import { z } from 'zod';
import { looseNumber, looseText } from './loose.ts';

// Names and defaults: doc/json-config-parameters.md and src/js/pannellum.js of Pannellum 2.5.

/** One entry of `hotSpots`. JSON has no functions, so handlers need no check. */
export const pannellumHotspot = z.object({
  pitch: looseNumber,
  yaw: looseNumber,
  text: looseText,
  URL: looseText,
  image: looseText,
  video: looseText,
  sceneId: looseText,
  targetYaw: z.unknown().optional(),
  targetPitch: z.unknown().optional(),
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

export type PannellumScene = z.output<typeof pannellumScene>;
