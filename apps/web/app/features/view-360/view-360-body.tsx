import { ViewerHead } from '~/ui/viewer-head.tsx';
import type { View360View } from '~/page-data/view-360-view.ts';
import View360 from '~/viewers/view-360/view-360.tsx';
import styles from './view-360-body.module.css';

/** A 360 view over the whole screen. */
export default function View360Body({ content }: { readonly content: View360View }) {
  return (
    <div className={styles['screen']}>
      <ViewerHead />
      <View360 view={content} fillsScreen />
    </div>
  );
}
