import { useSyncExternalStore } from 'react';
import { Notices } from '~/features/notices/notices.tsx';
import { StartPage } from './start-page.tsx';
import { createWindowVisits } from '~/showroom/window/visits.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { coverHead, CoverScreen } from '../cover/cover-screen.tsx';
import type { StartData } from '../page/page-data.ts';

/** The start page, at the root address. */
export default function StartScreen({ page }: { readonly page: StartData }) {
  const visits = useShowroomWindow().part(createWindowVisits);
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
