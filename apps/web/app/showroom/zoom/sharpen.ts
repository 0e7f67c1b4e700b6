/**
 * Lets the browser choose a larger file for the pictures that are shown enlarged. The one that it has stays until the
 * larger one is there; the player sets `sizes` again for the next picture.
 */
export function sharpenPictures(box: HTMLElement, scale: number): void {
  for (const image of box.querySelectorAll<HTMLImageElement>('[data-stage] img[data-layer][src]')) {
    if (image.style.opacity === '0') continue;
    const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
    if (naturalWidth === 0) continue;
    const drawnWidth = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
    const sizes = `${Math.ceil(drawnWidth * scale)}px`;
    const sources = image.parentElement?.querySelectorAll<HTMLSourceElement>(':scope > source') ?? [];
    for (const element of [image, ...sources]) element.sizes = sizes;
  }
}
