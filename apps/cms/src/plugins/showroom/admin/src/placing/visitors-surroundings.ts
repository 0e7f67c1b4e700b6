import { completeTheme } from '@vitrine/core/theme/complete-theme';
import { themeTokens } from '@vitrine/core/theme/theme-tokens';
import { styled } from 'styled-components';

interface ThemeColours {
  readonly primary?: string;
  readonly secondary?: string;
}

/** A world's colours as custom properties; invalid ones are replaced by the product's. */
export function themeOf(theme: ThemeColours): React.CSSProperties {
  return themeTokens(completeTheme(theme)) as React.CSSProperties;
}

/**
 * The environment of hotspots in the showroom (`apps/web/app/styles/tokens.css`); a journey compares both
 * renderings. Strapi's rem is 10 pixels, the showroom's 16.
 */
export const VisitorsSurroundings = styled.div`
  --u: 1;
  --primary: #0f766e;
  --on-primary: #fff;
  --glass: rgb(9 20 23 / 80%);
  --glass-solid: #0b191c;
  --glass-raised: rgb(255 255 255 / 12%);
  --glass-text: #fff;
  --space-3: 12px;
  --radius-s: 8px;
  --radius-m: 14px;
  --radius-pill: 99px;
  --touch: 44px;
  --quick: 140ms;
  --calm: 320ms;
  --out: cubic-bezier(0.16, 1, 0.3, 1);
  --rem: 16px;

  @media (prefers-reduced-motion: reduce) {
    --quick: 0.01ms;
    --calm: 0.01ms;
  }
`;
