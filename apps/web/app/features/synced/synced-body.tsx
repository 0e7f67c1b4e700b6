import { ViewerHead } from '~/ui/viewer-head.tsx';
import SyncedImages from '~/viewers/synced-images/synced-images.tsx';
import type { SyncedView } from './synced-view.ts';
import styles from './synced.module.css';

/** Pictures of one view over the whole screen. */
export default function SyncedBody({ content }: { readonly content: SyncedView }) {
  return (
    <div className={styles['synced']}>
      <ViewerHead />
      <div className={styles['viewer']}>
        <SyncedImages images={content.images} fillsScreen />
      </div>
    </div>
  );
}
