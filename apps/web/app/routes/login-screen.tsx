import { WorldLogoLink } from '~/features/header/world-logo.tsx';
import { worldStyle } from '~/features/header/world-style.ts';
import { LanguageSwitcher } from '~/features/languages/language-switcher.tsx';
import { LoginForm } from '~/features/login/login-form.tsx';
import { MoreTexts } from '~/i18n/translations.tsx';
import { useLinks } from '~/showroom/use-links.ts';
import { CoverPage } from '~/ui/cover-page.tsx';
import type { LoginData } from './login-data.server.ts';

/** The login page (specification section 2). */
export default function LoginScreen({ page }: { readonly page: LoginData }) {
  const onClick = useLinks();
  const { title, text, picture, world } = page;
  return (
    // The handler only speeds up links, which work by themselves and by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div style={world && worldStyle(world)} onClick={onClick}>
      {page.styles.map((href) => (
        // In the mode in which the bundler fetches styles, so that they are fetched once.
        <link key={href} rel="stylesheet" href={href} precedence="screen" crossOrigin="anonymous" />
      ))}
      <MoreTexts texts={page.texts}>
        <CoverPage
          {...{ title, text, picture }}
          logo={world && <WorldLogoLink world={world} classNames={[]} />}
          languages={<LanguageSwitcher languages={page.languages} query="" />}
        >
          {/* What one address says is not said at the next. */}
          <LoginForm key={page.problem} {...page} />
        </CoverPage>
      </MoreTexts>
    </div>
  );
}
