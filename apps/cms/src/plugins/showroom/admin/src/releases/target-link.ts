import { Link } from '@strapi/design-system';
import { styled } from 'styled-components';

/** A link in a list, high enough to be hit (WCAG 2.2, 2.5.8). */
export const TargetLink = styled(Link)`
  min-height: 2.4rem;
` as typeof Link;
