import { Button } from '@strapi/design-system';
import { css, styled } from 'styled-components';

/**
 * Makes a button grow with its label: Strapi's buttons have a fixed height, and German labels need two lines
 * beside a form.
 */
export const autoHeightButton = css`
  height: auto;
  min-height: 3.2rem;
  padding-block: 0.6rem;

  & > span {
    overflow-wrap: anywhere;
    line-height: 1.4;
  }
`;

/** A button in a narrow panel. */
export const PanelButton = styled(Button)`
  ${autoHeightButton}
` as typeof Button;
