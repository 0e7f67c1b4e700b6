import { isGenericTitle, nameOfId } from './names.ts';
import type { TourFinding } from './tour-finding.ts';

/** A tour in terms that all formats share. Angles are degrees: yaw to the right, pitch upwards. */
export interface Tour {
  readonly format: 'pannellum' | 'marzipano' | 'krpano';
  /** The path of the file that describes it; empty when that is not known. */
  readonly at: string;
  /** Plain text; empty when the tour has none of its own. */
  readonly title: string;
  /** At least one; their ids differ. */
  readonly scenes: readonly Scene[];
  /** The id of the scene that it starts in. */
  readonly start: string;
  /** What could not be imported, and why. */
  readonly findings: readonly TourFinding[];
}

/** One viewpoint of a tour: a panorama with its hotspots. */
export interface Scene {
  readonly id: string;
  /** Plain text, never empty. */
  readonly title: string;
  /** Plain text. */
  readonly author?: string;
  /** Undefined where it is of a kind that cannot be taken over, which a finding says. */
  readonly panorama: Panorama | undefined;
  readonly view: View;
  readonly links: readonly LinkHotspot[];
  readonly infos: readonly InfoHotspot[];
}

/** A direction: yaw is 0 in the middle of the picture or of the front face. */
export interface Direction {
  /** -180 to 180. */
  readonly yaw: number;
  /** -90 to 90. */
  readonly pitch: number;
}

/** Where a scene looks at first. */
export interface View extends Direction {
  readonly fieldOfView: { readonly degrees: number; readonly axis: 'horizontal' | 'vertical' };
}

/** Where a link has visitors look on arrival; what it does not say is as the scene begins. */
export interface Arrival extends Partial<Direction> {
  /** Degrees, along the axis that the scene's own view has them. */
  readonly fieldOfView?: number;
}

/** Leads to another scene. */
export interface LinkHotspot extends Direction {
  /** Plain text; empty when it has none of its own. */
  readonly title: string;
  /** The id of a scene of the tour, never its own. */
  readonly target: string;
  readonly arrival?: Arrival;
}

/** Shows information. At most one of address, picture and clip is set. */
export interface InfoHotspot extends Direction {
  /** Plain text, never empty. */
  readonly title: string;
  /** Plain text, paragraphs apart by line ends; empty when the title says all. */
  readonly text: string;
  /** Of a web page. */
  readonly address?: string;
  /** A path in the tour's files, or a picture that is written into the tour (`data:`). */
  readonly picture?: string;
  /** A path in the tour's files. */
  readonly clip?: string;
  /** What it shows besides, in the order of its text. */
  readonly attachments?: readonly Attachment[];
}

/** Something that a hotspot shows with its text. */
export type Attachment =
  /** A path in the tour's files, or a picture that is written into the tour (`data:`). */
  | { readonly kind: 'picture' | 'clip'; readonly file: string }
  /** Plain text, never empty, and a web page, a mail address or a telephone number. */
  | { readonly kind: 'link'; readonly title: string; readonly address: string }
  /** A page of another site in a frame, or a film of a video platform. */
  | { readonly kind: 'embed'; readonly address: string };

export const CUBE_FACES = ['front', 'right', 'back', 'left', 'up', 'down'] as const;
export type CubeFace = (typeof CUBE_FACES)[number];

/** Paths are those of the tour's files, from their root, with forward slashes and without `..`. */
export type Panorama =
  | {
      readonly kind: 'equirectangular';
      readonly file: string;
      /** Degrees that the picture covers; undefined for all around, as the tour leaves it to the picture. */
      readonly cover?: Cover;
      readonly fill: Colour;
    }
  | {
      readonly kind: 'cube';
      /** Paths of whole faces; a face that has no picture shows the fill. */
      readonly faces: Readonly<Partial<Record<CubeFace, string>>>;
      readonly fill: Colour;
    }
  | {
      readonly kind: 'tiles';
      /** From the smallest to the largest. */
      readonly levels: readonly TileLevel[];
      /** Whether tiles may be missing on purpose; they show the fill. */
      readonly isSparse: boolean;
      readonly fill: Colour;
    };

/** The part of the sphere that a picture covers, in degrees; its middle is at yaw 0. */
export interface Cover {
  readonly across: number;
  readonly high: number;
  /** Pitch of the picture's middle. */
  readonly middle: number;
}

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** One resolution of a cube that is cut into tiles. */
export interface TileLevel {
  /** Pixels of a whole face at one side. */
  readonly size: number;
  /** Pixels of a tile at one side; those at the right and lower edge may be smaller. */
  readonly tileSize: number;
  /** The path of a tile, counted from 0 at the upper left; undefined where it would leave the tour's files. */
  readonly tile: (face: CubeFace, row: number, column: number) => string | undefined;
}

/**
 * The name of a tour: its title, otherwise that of the folder it lies in, of its archive, or of the scene that it
 * starts in; never one that tools write.
 *
 * @param archive The name of the archive or the folder that the tour came in.
 */
export function tourNameOf({ title, at, scenes, start }: Tour, archive = ''): string {
  const folders = at.split('/').slice(0, -1).toReversed();
  const names = [...folders, archive.replace(/\.(?:zip|json|js|xml|html?)$/i, '')].map((name) =>
    nameOfId(name),
  );
  const first = scenes.find(({ id }) => id === start);
  return (
    [title, ...names, first?.title ?? ''].find((name) => !isGenericTitle(name)) ??
    (nameOfId(first?.id ?? '') || first?.title || title)
  );
}

/** Begins sentences about a link of a scene. */
export function linkNamed({ title }: LinkHotspot, scene: string): string {
  return title === '' ? `A link of “${scene}”` : `The link “${title.slice(0, 80)}” of “${scene}”`;
}
