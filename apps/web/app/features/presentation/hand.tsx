import { icon } from '~/ui/icons.tsx';

/** A raised hand. */
export const Hand = icon(
  <path d="M8 13V6a1.5 1.5 0 0 1 3 0v5M11 6V4.5a1.5 1.5 0 0 1 3 0V11m0-4.5a1.5 1.5 0 0 1 3 0V14.5a6.5 6.5 0 0 1-6.5 6.5c-2.5 0-4-.9-5.400-3.300L3.5 14.5a1.450 1.450 0 0 1 2.400-1.600L8 15.200" />,
);
