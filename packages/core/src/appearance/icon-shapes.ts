import type { Action } from '../world/action.ts';

/** A line drawing on a field of 24 by 24, 2 wide with round ends, in the colour of the text beside it. */
export interface IconShape {
  /** The path of the pen, as in an SVG. */
  readonly path: string;
  readonly isFilled?: true;
}

/**
 * The drawings on hotspots. They are data, so that the visitors' app and the admin panel, each with its own React,
 * draw the same.
 */
export const HOTSPOT_SHAPES = {
  plus: { path: 'M12 5.5v13M5.5 12h13' },
  bars: { path: 'M5 20v-7M12 20V5M19 20v-10' },
  arrowRight: { path: 'M4 12h15m-6-7 7 7-7 7' },
  lock: { path: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2' },
  arrowOut: { path: 'M7 17 17 7M9 7h8v8' },
  document: { path: 'M14 3H7v18h11V7l-4-4Zm0 0v4h4M10 12h5M10 16h5' },
  play: { path: 'M8 5.5v13l11-6.5z', isFilled: true },
  window: { path: 'M4 5h16v14H4zM4 9.5h16M7 7.2h.01' },
  around: {
    path: 'M12 6.5c5 0 9 2 9 4.5s-4 4.5-9 4.5-9-2-9-4.5 4-4.5 9-4.5Zm-1.5 6 2.5 3-3 2.5M12 3v3.5',
  },
  stack: { path: 'M7 8h13v11H7zM4 16V5h13' },
  halves: { path: 'M4 5h16v14H4zM12 3v18M8 10l-2 2 2 2M16 10l2 2-2 2' },
  lines: { path: 'M5 7h14M5 12h14M5 17h14' },
  envelope: { path: 'M4 6h16v12H4zm0 1 8 6 8-6' },
  turnBack: { path: 'M9 14.5 4.5 10 9 5.5M4.5 10H14a4.75 4.75 0 0 1 0 9.5h-3' },
  floorArrow: { path: 'm5 15.5 7-7 7 7' },
} as const satisfies Readonly<Record<string, IconShape>>;

/** What kind of thing a hotspot opens, as a drawing. */
export const KIND_SHAPES = {
  openArticle: HOTSPOT_SHAPES.plus,
  openDashboard: HOTSPOT_SHAPES.bars,
  navigate: HOTSPOT_SHAPES.arrowRight,
  openDoor: HOTSPOT_SHAPES.lock,
  openLink: HOTSPOT_SHAPES.arrowOut,
  openDocuments: HOTSPOT_SHAPES.document,
  openMedia: HOTSPOT_SHAPES.play,
  openIframe: HOTSPOT_SHAPES.window,
  openView360: HOTSPOT_SHAPES.around,
  openSlideshow: HOTSPOT_SHAPES.stack,
  openSyncedImages: HOTSPOT_SHAPES.halves,
  openMenu: HOTSPOT_SHAPES.lines,
  openContact: HOTSPOT_SHAPES.envelope,
} as const satisfies Readonly<Record<Action['kind'], IconShape>>;

/** CSS pixels of a drawing in a pin, of an editor's own icon in it, and on an editor's own picture. */
export const HOTSPOT_ICON_SIZES = { kind: 18, own: 18, ownPicture: 26 } as const;

/** Degrees that an arrow is turned by, for each way that it can lead. */
export const DIRECTION_TURNS = { forward: 0, right: 90, back: 180, left: -90 } as const;
