import { arrivalIn, directionOf } from '../angles.ts';
import type { Arrival } from '../tour.ts';
import { fieldsOfHotspot } from './hotspot-fields.ts';
import type { SceneScope } from './hotspot-files.ts';
import type { TextPiece } from './hotspot-text.ts';
import { addHotspot } from './hotspots.ts';
import type { Hotspots } from './hotspots.ts';
import type { PannellumHotspot, PannellumScene } from './pannellum-schema.ts';
import { numberOf } from './loose.ts';
import { checkHotspots, named } from './settle.ts';

/** The fields that the viewer knows. */
const KNOWN: ReadonlySet<string> = new Set([
  'yaw',
  'pitch',
  'type',
  'text',
  'URL',
  'image',
  'video',
  'sceneId',
  'targetYaw',
  'targetPitch',
  'targetHfov',
  'attributes',
]);

/** The hotspots of a scene, with the fields that people add to them. */
export function hotspotsOfPannellum(raw: PannellumScene, scope: SceneScope): Hotspots {
  const entries = Object.values(raw.hotSpots ?? {});
  checkHotspots(entries.length, scope.title);
  const hotspots: Hotspots = { links: [], infos: [] };
  for (const hotspot of entries) {
    const { createTooltipArgs, ...others } = hotspot;
    const byHand = fieldsOfHotspot(others, { taken: KNOWN });
    const tooltip = typeof createTooltipArgs === 'string' ? createTooltipArgs : undefined;
    const [shown, ...unused] = shownBy(hotspot);
    reportUnused(shown === undefined ? [] : [...unused, ...targetAmong(hotspot)], scope);
    const target = hotspot.sceneId ?? byHand.target;
    addHotspot(
      hotspots,
      {
        // Pannellum uses 0 if it is not a number.
        direction: directionOf(hotspot.yaw ?? 0, hotspot.pitch ?? 0),
        title: byHand.title,
        text: [hotspot.text ?? tooltip, byHand.text].filter((text) => text !== undefined).join('<br><br>'),
        target: shown === undefined ? target : undefined,
        arrival: arrivalOf(hotspot, scope),
        pieces: [...(shown === undefined ? [] : [shown]), ...byHand.pieces],
        unknown: [
          ...byHand.unknown,
          ...(tooltip === undefined && isObject(createTooltipArgs) ? ['createTooltipArgs'] : []),
          ...(hotspot.text !== undefined && tooltip !== undefined && tooltip !== hotspot.text
            ? ['createTooltipArgs']
            : []),
        ],
      },
      scope,
    );
  }
  return hotspots;
}

/** Words instead of numbers keep the visitor's own view, which has no counterpart. */
function arrivalOf({ targetYaw, targetPitch, targetHfov }: PannellumHotspot, scope: SceneScope): Arrival {
  const given = [targetYaw, targetPitch, targetHfov];
  if (given.some((value) => typeof value === 'string' && value.toLowerCase().startsWith('same'))) {
    scope.findings.note(
      'arrivalView',
      `A link of “${scope.title}” keeps the visitor's direction on arrival: it arrives at the view that the scene begins with.`,
      scope.id,
    );
  }
  const [yaw, pitch, fieldOfView] = given.map((value) => numberOf(value));
  return arrivalIn({ yaw, pitch, fieldOfView });
}

/** The viewer shows the first of these and none of the others. */
function shownBy({ video, image, URL }: PannellumHotspot): readonly TextPiece[] {
  return [...piece('clip', video), ...piece('picture', image), ...piece('link', URL)];
}

function piece(kind: TextPiece['kind'], reference: string | undefined): readonly TextPiece[] {
  return reference === undefined || reference === '' ? [] : [{ kind, reference, title: '' }];
}

function targetAmong({ sceneId }: PannellumHotspot): readonly { readonly reference: string }[] {
  return sceneId === undefined ? [] : [{ reference: sceneId }];
}

function reportUnused(unused: readonly { readonly reference: string }[], scope: SceneScope): void {
  for (const { reference } of unused) {
    scope.findings.note(
      'unknownField',
      `A hotspot of “${scope.title}” also names “${named(reference)}”, which Pannellum does not use; it was left out.`,
      scope.id,
    );
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
