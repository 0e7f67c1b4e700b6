import { CloseLink, useFrame } from '~/ui/frame.tsx';
import type { View360View } from '~/page-data/view-360-view.ts';
import View360 from '~/viewers/view-360/view-360.tsx';
import styles from './view-360-body.module.css';

/** A 360 view over the whole screen, with its title and its close button on top. */
export default function View360Body({ content }: { readonly content: View360View }) {
  const { title, eyebrow } = useFrame();
  return (
    <div className={styles['screen']}>
      <header className={styles['head']}>
        <div className={styles['titles']}>
          {eyebrow && <p>{eyebrow}</p>}
          <h2 tabIndex={-1} data-frame-title="">
            {title}
          </h2>
        </div>
        <CloseLink className={styles['close']} />
      </header>
      <View360 view={content} fillsScreen />
    </div>
  );
}
