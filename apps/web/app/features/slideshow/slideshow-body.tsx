import { Slideshow } from '~/viewers/slideshow/slideshow.tsx';
import type { SlideshowView } from './slideshow-view.ts';

/** A slideshow over the whole screen. */
export default function SlideshowBody({ content }: { readonly content: SlideshowView }) {
  return <Slideshow {...content} />;
}
