import { useEffect } from 'react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Notices } from '~/features/notices/notices.tsx';
import { MoreTexts, useTexts } from '~/i18n/translations.tsx';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { coverAction, coverAside, CoverPage } from '~/ui/cover-page.tsx';
import { ArrowRight } from '~/ui/icons.tsx';
import { isPlainClick } from '~/ui/plain-click.ts';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import { coverHead, CoverScreen } from '../cover/cover-screen.tsx';
import type { PowerSaveData } from './power-save-data.server.ts';

/** The power-save page: it explains that pictures replace videos, and continues. */
export default function PowerSaveScreen({ page }: { readonly page: PowerSaveData }) {
  const { powerSave } = useShowroomWindow();
  // Whatever leads away from here: the mode stays, the page has been seen.
  useEffect(() => powerSave.continued, [powerSave]);
  const { title, text, picture } = page;
  return (
    <CoverScreen page={page}>
      <MoreTexts texts={page.texts}>
        <CoverPage {...{ title, text, picture }} {...coverHead(page)}>
          <ContinueActions href={page.continueHref} label={page.buttonLabel} />
        </CoverPage>
        <Notices notices={page.notices} />
      </MoreTexts>
    </CoverScreen>
  );
}

/** Continue with pictures, or with videos. Going back leads to where the visitor was, never to this page again. */
function ContinueActions({ href, label }: { readonly href: string; readonly label: string }) {
  const t = useTexts();
  const { powerSave } = useShowroomWindow();
  const navigate = useNavigate();
  const isInBrowser = useInBrowser();
  const goOn = () => void navigate(href, { replace: true });
  const followLink = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goOn();
  };
  return (
    <>
      <a className={coverAction} href={href} onClick={followLink}>
        {label}
        <ArrowRight />
      </a>
      {isInBrowser && (
        <button
          type="button"
          className={coverAside}
          onClick={() => {
            powerSave.switchTo(false);
            goOn();
          }}
        >
          {t('power_save__leave')}
        </button>
      )}
    </>
  );
}
