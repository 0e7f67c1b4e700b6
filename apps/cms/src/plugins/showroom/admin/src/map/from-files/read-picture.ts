/** What a picture is seen by before it is uploaded. */
export interface SeenPicture {
  readonly width: number;
  readonly height: number;
  /** A small picture as an address. */
  readonly thumbnail: string;
}

/** Width of the small picture in pixels: twice what it is drawn with. */
const THUMBNAIL_WIDTH = 160;

/** Decodes a picture; undefined if the browser cannot. One at a time: a large one takes 400 MB. */
export async function readPicture(file: File): Promise<SeenPicture | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(width, THUMBNAIL_WIDTH);
  canvas.height = Math.max(1, Math.round((canvas.width * height) / width));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { width, height, thumbnail: canvas.toDataURL('image/jpeg', 0.8) };
}
