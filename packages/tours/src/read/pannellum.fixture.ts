import { readPannellum } from './pannellum.ts';

/** Reads a Pannellum configuration that is given as a value. */
export function readConfiguration(tour: unknown, at?: string) {
  return readPannellum(JSON.stringify(tour), at);
}

/** A scene that is complete. */
export const SCENE = { panorama: 'a.jpg' };

/** What becomes of one hotspot in the first of two scenes. */
export function readHotspot(hotspot: unknown) {
  const { scenes, findings } = readConfiguration({
    scenes: { a: { ...SCENE, hotSpots: [hotspot] }, b: SCENE },
  });
  return { links: scenes[0]?.links ?? [], infos: scenes[0]?.infos ?? [], findings };
}
