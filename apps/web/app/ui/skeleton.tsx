import type { ModalSize } from './frame-size.ts';
import { CloseLink, FrameHead, SidebarPane } from './frame.tsx';
import styles from './skeleton.module.css';

/** A placeholder for content that is loading, in about its shape. */
export function Skeleton({ label }: { readonly label: string }) {
  return (
    <output className={styles['skeleton']} aria-label={label}>
      <span className={styles['picture']} />
      <span className={styles['line']} />
      <span className={styles['line']} />
      <span className={styles['line']} />
    </output>
  );
}

/** The skeleton in an overlay's frame; where the content draws its own head, with a close button already. */
export function SkeletonOf({ size, label }: { readonly size: ModalSize; readonly label: string }) {
  if (size === 'bare') {
    return (
      <div className={styles['bare']}>
        <CloseLink className={styles['corner']} />
        <output className={styles['wait']} aria-label={label} />
      </div>
    );
  }
  if (size === 'bottom') {
    return (
      <>
        <FrameHead />
        <Skeleton label={label} />
      </>
    );
  }
  if (size !== 'sidebars') return <Skeleton label={label} />;
  return (
    <>
      <SidebarPane side="left" label={label}>
        <FrameHead />
        <Skeleton label={label} />
      </SidebarPane>
      <SidebarPane side="right" label={label}>
        <Skeleton label={label} />
      </SidebarPane>
    </>
  );
}
