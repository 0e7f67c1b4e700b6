import { Lightbox } from '~/viewers/lightbox/lightbox.tsx';
import type { MediaView } from './media-view.ts';

/** One picture or video over the whole screen, or several in the lightbox. */
export default function MediaBody({ content }: { readonly content: MediaView }) {
  return <Lightbox items={content.items} start={content.start} />;
}
