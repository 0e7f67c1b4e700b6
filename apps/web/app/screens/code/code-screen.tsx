import { CodeForm } from '~/features/code/code-form.tsx';
import { Notices } from '~/features/notices/notices.tsx';
import { MoreTexts, useTexts } from '~/i18n/translations.tsx';
import { reloadAt } from '~/showroom/requests/send-access.ts';
import { coverAside, CoverPage } from '~/ui/cover-page.tsx';
import type { CodeData } from './code-data.server.ts';
import { coverHead, CoverScreen } from '../cover/cover-screen.tsx';

/**
 * Shows the access code form of the world in the address, and then loads that address.
 *
 * @param hasEnded the visitor was inside until now.
 */
export default function CodeScreen({
  page,
  hasEnded,
}: {
  readonly page: CodeData;
  readonly hasEnded: boolean;
}) {
  return (
    <CoverScreen page={page}>
      <MoreTexts texts={page.texts}>
        <CodeCover page={page} hasEnded={hasEnded} />
        <Notices notices={page.notices} />
      </MoreTexts>
    </CoverScreen>
  );
}

/** Below the page's texts, which it reads. */
function CodeCover({ page, hasEnded }: { readonly page: CodeData; readonly hasEnded: boolean }) {
  const t = useTexts();
  const { title, picture } = page;
  return (
    <CoverPage {...{ title, picture }} {...coverHead(page)} text={hasEnded ? t('code__ended') : undefined}>
      <CodeForm view={page.code} tone="dark" onOpened={reloadAt} />
      <a className={coverAside} href={page.homeHref}>
        {t('error__to_home')}
      </a>
    </CoverPage>
  );
}
