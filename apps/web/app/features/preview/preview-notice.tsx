import { Suspense, useSyncExternalStore } from 'react';
import { MoreTexts } from '~/i18n/translations.tsx';
import type { Texts } from '~/i18n/translations.tsx';
import type { PreviewNote } from '~/contract/server-context.ts';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { PanelAround } from './panel-around.tsx';

const PreviewMark = lazyWithRetry(() => import('./preview-mark.tsx'));

/** Marks a window that shows drafts. In a frame the admin panel around it does so. */
export default function PreviewNotice({
  preview,
}: {
  readonly preview: PreviewNote & { readonly texts: Texts };
}) {
  const isWindow = useSyncExternalStore(
    neverChanges,
    () => window.parent === window,
    () => false,
  );
  if (!isWindow) return preview.panel === undefined ? null : <PanelAround panel={preview.panel} />;
  return (
    <MoreTexts texts={preview.texts}>
      <Suspense>
        <PreviewMark preview={preview} />
      </Suspense>
    </MoreTexts>
  );
}

function neverChanges() {
  return () => undefined;
}
