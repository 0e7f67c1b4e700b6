import { WorldLogoLink } from '~/features/header/world-logo.tsx';
import { worldStyle } from '~/features/header/world-style.ts';
import { LanguageSwitcher } from '~/features/languages/language-switcher.tsx';
import { Notices } from '~/features/notices/notices.tsx';
import { StartPage } from '~/features/start-page/start-page.tsx';
import { useLinks } from '~/showroom/use-links.ts';
import type { StartData } from './place-data.ts';

/** The start page, at the root address. */
export default function StartScreen({ page }: { readonly page: StartData }) {
  const onClick = useLinks();
  return (
    // The handler only speeds up links, which work by themselves and by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div style={worldStyle(page.world)} onClick={onClick}>
      {page.styles.map((href) => (
        // In the mode in which the bundler fetches styles, so that they are fetched once.
        <link key={href} rel="stylesheet" href={href} precedence="screen" crossOrigin="anonymous" />
      ))}
      <StartPage
        {...page}
        logo={<WorldLogoLink world={page.world} classNames={[]} />}
        languages={<LanguageSwitcher languages={page.languages} query="" />}
      />
      <Notices notices={page.notices} />
    </div>
  );
}
