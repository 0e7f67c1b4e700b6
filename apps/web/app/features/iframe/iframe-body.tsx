import { ViewerHead } from '~/ui/viewer-head.tsx';
import IframeBox from '~/viewers/iframe-box/iframe-box.tsx';
import type { IframeView } from './iframe-view.ts';
import styles from './iframe.module.css';

/** A frame of another site over the whole screen. */
export default function IframeBody({ content }: { readonly content: IframeView }) {
  return (
    <div className={styles['iframe']}>
      <ViewerHead />
      <div className={styles['viewer']}>
        <IframeBox {...content} isOverlay />
      </div>
    </div>
  );
}
