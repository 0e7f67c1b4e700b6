import { CodeForm } from '~/features/code/code-form.tsx';
import { WorldLogoLink } from '~/features/header/world-logo.tsx';
import { worldStyle } from '~/features/header/world-style.ts';
import { LanguageSwitcher } from '~/features/languages/language-switcher.tsx';
import { Notices } from '~/features/notices/notices.tsx';
import { MoreTexts, useTexts } from '~/i18n/translations.tsx';
import { openAnew } from '~/showroom/send-access.ts';
import { useLinks } from '~/showroom/use-links.ts';
import { coverAside, CoverPage } from '~/ui/cover-page.tsx';
import type { CodeData } from './code-data.server.ts';

/**
 * Asks for the access code of a world whose address was asked for, and then loads that address.
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
  const onClick = useLinks();
  const { world } = page;
  return (
    // The handler only speeds up links, which work by themselves and by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div style={world && worldStyle(world)} onClick={onClick}>
      {page.styles.map((href) => (
        // In the mode in which the bundler fetches styles, so that they are fetched once.
        <link key={href} rel="stylesheet" href={href} precedence="screen" crossOrigin="anonymous" />
      ))}
      <MoreTexts texts={page.texts}>
        <CodeCover page={page} hasEnded={hasEnded} />
        <Notices notices={page.notices} />
      </MoreTexts>
    </div>
  );
}

/** Below the texts of the page, which it reads. */
function CodeCover({ page, hasEnded }: { readonly page: CodeData; readonly hasEnded: boolean }) {
  const t = useTexts();
  const { title, picture, world } = page;
  return (
    <CoverPage
      {...{ title, picture }}
      text={hasEnded ? t('code__ended') : undefined}
      logo={world && <WorldLogoLink world={world} classNames={[]} />}
      languages={<LanguageSwitcher languages={page.languages} query="" />}
    >
      <CodeForm view={page.code} tone="dark" onOpened={openAnew} />
      <a className={coverAside} href={page.homeHref}>
        {t('error__to_home')}
      </a>
    </CoverPage>
  );
}
