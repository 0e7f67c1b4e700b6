import { useSyncExternalStore } from 'react';
import { Notices } from '~/features/notices/notices.tsx';
import { StartPage } from '~/features/start-page/start-page.tsx';
import { visits } from '~/showroom/visits.ts';
import { coverHead, CoverScreen } from './cover-screen.tsx';
import type { StartData } from './place-data.ts';

/** The start page, at the root address. */
export default function StartScreen({ page }: { readonly page: StartData }) {
  const last = useSyncExternalStore(
    visits.subscribe,
    () => visits.lastVisited(page.world.slug),
    () => undefined,
  );
  const locale = page.languages.find(({ isCurrent }) => isCurrent)?.locale.code;
  const isElsewhere = last !== undefined && last.location !== page.start && locale !== undefined;
  const continueHref = isElsewhere ? last.hrefs[locale] : undefined;
  return (
    <CoverScreen page={page}>
      <StartPage {...page} {...coverHead(page)} continueHref={continueHref} />
      <Notices notices={page.notices} />
    </CoverScreen>
  );
}
