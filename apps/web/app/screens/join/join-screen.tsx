import { Suspense } from 'react';
import { Notices } from '~/features/notices/notices.tsx';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { MoreTexts, useTexts } from '~/i18n/translations.tsx';
import { CoverPage } from '~/ui/cover-page.tsx';
import { coverHead, CoverScreen } from '../cover/cover-screen.tsx';
import type { JoinData } from './join-data.server.ts';
import { JoinForm } from './join-form.tsx';
import { Poster } from './poster.tsx';

/** Only a guide needs it. */
const PresenterView = lazyWithRetry(() => import('~/features/presentation/presenter-view.tsx'));

/** Only who has taken part needs it. */
const Recap = lazyWithRetry(() => import('./recap.tsx'));

/**
 * The page where guests join a presentation, the poster that shows its code to a room, the guide's own view, or what a
 * presentation has shown.
 */
export default function JoinScreen({ page }: { readonly page: JoinData }) {
  const { poster, recap, title } = page;
  return (
    <CoverScreen page={page}>
      <MoreTexts texts={page.texts}>
        {recap ? (
          <Suspense>
            <Recap recap={recap} page={page} {...coverHead(page)} />
          </Suspense>
        ) : page.isPresenterView ? (
          <Suspense>
            <PresenterView {...coverHead(page)} />
          </Suspense>
        ) : poster ? (
          <Poster {...poster} title={title} {...coverHead(page)} />
        ) : (
          <JoinCover page={page} />
        )}
        <Notices notices={page.notices} />
      </MoreTexts>
    </CoverScreen>
  );
}

/** Below the page's texts, which it reads. */
function JoinCover({ page }: { readonly page: JoinData }) {
  const t = useTexts();
  const { title, picture } = page;
  return (
    <CoverPage {...{ title, picture }} {...coverHead(page)} text={t('presentation__join_text')}>
      <JoinForm problem={page.problem} homeHref={page.homeHref} />
    </CoverPage>
  );
}
