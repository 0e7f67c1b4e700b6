// Preloaded: a toast that comes when the network is lost must not lie on hotspots either.
import './arrange-layer.ts';
import { hotspotsOf } from './layer-geometry.ts';
import { NamesButton } from './names-button.tsx';
import type { HotspotView } from '~/page-data/location-view.ts';
import { PreviewCard } from './preview-card.tsx';
import { useNearNames } from './use-near-names.ts';
import { usePointedHotspot } from './use-pointed-hotspot.ts';

/**
 * What hotspots do when a visitor comes near: the names of the nearest appear, the one that is pointed at shows what
 * is behind it, and a button shows all names at once. Only fetched with the first sign of a visitor.
 */
export default function Approach({
  layer,
  placed,
  areNamesShown,
  onShowNames,
}: {
  readonly layer: HTMLElement;
  readonly placed: readonly HotspotView[];
  /** At every location, until the visitor changes it. */
  readonly areNamesShown: boolean;
  readonly onShowNames: (areShown: boolean) => void;
}) {
  useNearNames(layer);
  const element = usePointedHotspot(layer);
  const pointed = element && placed[hotspotsOf(layer).indexOf(element)];
  return (
    <>
      {placed.length > 1 && <NamesButton layer={layer} isPressed={areNamesShown} onPress={onShowNames} />}
      {pointed && <PreviewCard key={pointed.id} element={element} hotspot={pointed} layer={layer} />}
    </>
  );
}
