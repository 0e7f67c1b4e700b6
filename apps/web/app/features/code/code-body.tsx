import { useEffect } from 'react';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { useClosing } from '~/showroom/react/use-closing.ts';
import { Picture } from '~/ui/picture.tsx';
import { CodeForm } from './code-form.tsx';
import type { CodeOverlayView } from './code-view.ts';
import styles from './code.module.css';

/** The access code over a location. Once it is accepted, the page is as it was and the journey continues. */
export default function CodeBody({ content }: { readonly content: CodeOverlayView }) {
  const { showroom, passDoor } = useShowroomWindow();
  const closeAll = useClosing(content.pageHref);
  useEffect(() => showroom.leaveDoor, [showroom]);
  return (
    <div className={styles['body']}>
      {content.behind && (
        <Picture
          className={styles['behind']}
          media={content.behind}
          sizes="max(480px, 30vw)"
          width={500}
          isDecorative
        />
      )}
      <CodeForm
        view={content}
        tone="light"
        onOpened={(redirectTo) => {
          passDoor(redirectTo);
          closeAll();
        }}
      />
    </div>
  );
}
