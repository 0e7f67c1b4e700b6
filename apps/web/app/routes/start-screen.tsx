import { Notices } from '~/features/notices/notices.tsx';
import { StartPage } from '~/features/start-page/start-page.tsx';
import { coverHead, CoverScreen } from './cover-screen.tsx';
import type { StartData } from './place-data.ts';

/** The start page, at the root address. */
export default function StartScreen({ page }: { readonly page: StartData }) {
  return (
    <CoverScreen page={page}>
      <StartPage {...page} {...coverHead(page)} />
      <Notices notices={page.notices} />
    </CoverScreen>
  );
}
