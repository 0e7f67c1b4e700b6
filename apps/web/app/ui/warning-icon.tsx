import { icon } from './icons.tsx';

/** In front of what is wrong in a form. */
export const Warning = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5M12 16.4v.1" />
  </>,
);
