import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFetcher, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { MoreTexts, useLocaleCode } from '~/i18n/translations.tsx';
import type { Texts } from '~/i18n/translations.tsx';
import { createWindowPresentation } from '~/showroom/window/presentation.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { useTopmost } from '~/ui/use-topmost.ts';
import { createPanelMemory } from './panel-memory.ts';
import { PresentationBar } from './presentation-bar.tsx';
import styles from './presentation.module.css';

/** The presentation that this window takes part in, above everything that is open. */
export default function Presentation() {
  const presentation = useShowroomWindow().part(createWindowPresentation);
  const view = useStore(presentation.view);
  const { pathname, search } = useLocation();
  const locale = useLocaleCode();
  const texts = usePresentationTexts(locale);
  const host = useTopmost();
  // What is open is above the bar or below it: with another host everything in it is made once more.
  const [panel] = useState(createPanelMemory);
  const page = `${locale} ${pathname}${search}`;
  useEffect(() => presentation.pageChanged(page), [presentation, page]);
  if (view.kind === 'none' || texts === undefined) return null;
  return createPortal(
    <MoreTexts texts={texts}>
      <div className={styles['layer']} data-over={host === document.body ? 'page' : 'dialog'}>
        <PresentationBar presentation={presentation} view={view} panel={panel} />
      </div>
    </MoreTexts>,
    host,
  );
}

/** The texts of presentations come with the page for joining one: no other page has them. */
function usePresentationTexts(locale: string): Texts | undefined {
  const { load, data } = useFetcher<{ readonly texts: Texts }>();
  useEffect(() => void load(`/${locale}/join`), [load, locale]);
  return data?.texts;
}
