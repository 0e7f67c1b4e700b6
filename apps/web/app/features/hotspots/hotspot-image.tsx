/** A picture of a hotspot. It has no alternative text: the hotspot has a name. */
export function HotspotImage({ url, onBroken }: { readonly url: string; readonly onBroken: () => void }) {
  // On a page from the server it may have failed before a listener was attached.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onBroken();
  };
  return <img ref={look} src={url} alt="" loading="lazy" onError={onBroken} />;
}
