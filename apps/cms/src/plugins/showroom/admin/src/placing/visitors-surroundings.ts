import { styled } from 'styled-components';

interface Theme {
  readonly primary?: string;
  readonly secondary?: string;
}

const COLOUR = /^#[\da-f]{3,8}$/i;

/** The colours of a world as custom properties; what is no colour is left out. */
export const themeOf = ({ primary }: Theme): React.CSSProperties =>
  (primary !== undefined && COLOUR.test(primary) ? { '--primary': primary } : {}) as React.CSSProperties;

/**
 * What hotspots find around them in the visitors' app (`apps/web/app/styles/tokens.css`); a journey compares
 * what both draw. Strapi's rem is 10 pixels, the visitors' 16.
 */
export const VisitorsSurroundings = styled.div`
  --primary: #00857c;
  --on-primary: #fff;
  --glass: rgb(9 20 23 / 80%);
  --glass-solid: #0b191c;
  --glass-raised: rgb(255 255 255 / 12%);
  --glass-text: #fff;
  --space-3: 12px;
  --radius-s: 8px;
  --radius-m: 14px;
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
