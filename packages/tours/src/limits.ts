/** The limits on a tour. Tours of hundreds of scenes remain far below all of these. */
export const LIMITS = {
  /** UTF-16 units of the file that describes the tour; the largest published ones have a tenth. */
  characters: 10_000_000,
  /** Brackets or elements within each other; the formats need fewer than ten. */
  depth: 64,
  scenes: 1000,
  /** Of one scene. */
  hotspots: 500,
  /** UTF-16 units of one text. */
  text: 20_000,
  /** Pictures, films, frames and links of one hotspot. */
  attachments: 50,
  /** UTF-16 units of one title; the CMS keeps 255. */
  title: 200,
  /** UTF-16 units of an address; the CMS keeps 255. */
  address: 255,
  /** Pixels of a cube's face at one side; larger levels hold more than is shown of a panorama. */
  faceSize: 4096,
  /** Tiles of a face at one side. */
  tiles: 64,
} as const;
