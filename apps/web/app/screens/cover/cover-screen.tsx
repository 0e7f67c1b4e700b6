import type { ReactNode } from 'react';
import { WorldLogoLink } from '~/features/header/world-logo.tsx';
import { worldClass, worldLooks } from '~/features/header/world-style.ts';
import { LanguageSwitcher } from '~/features/languages/language-switcher.tsx';
import type { LanguageLink, WorldView } from '~/page-data/location-view.ts';
import { useLinks } from '~/showroom/react/use-links.ts';
import { FontSheet } from '~/ui/font-sheet.tsx';

/** Wraps a cover page: the colours of its world, links that walk, its styles. */
export function CoverScreen({
  page,
  children,
}: {
  readonly page: {
    readonly world?: WorldView;
    /** The style sheets of the page's code. */
    readonly styles: readonly string[];
  };
  readonly children: ReactNode;
}) {
  const onClick = useLinks();
  return (
    // The handler only speeds up links, which work by themselves and by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={worldClass} {...(page.world && worldLooks(page.world))} onClick={onClick}>
      <FontSheet href={page.world?.fontSheet} />
      {page.styles.map((href) => (
        // The same mode in which the bundler fetches styles, so that they are fetched once.
        <link key={href} rel="stylesheet" href={href} precedence="screen" crossOrigin="anonymous" />
      ))}
      {children}
    </div>
  );
}

/** The top of a cover page: the logo, and the languages. */
export function coverHead({
  world,
  languages,
}: {
  readonly world?: WorldView;
  readonly languages: readonly LanguageLink[];
}) {
  return {
    logo: world && <WorldLogoLink world={world} />,
    languages: <LanguageSwitcher languages={languages} query="" />,
  };
}
