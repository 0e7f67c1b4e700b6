import { icon } from '~/ui/icons.tsx';

export const Download = icon(<path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />);
export const Mail = icon(<path d="M4 6h16v12H4zm0 1 8 6 8-6" />);
export const Phone = icon(
  <path d="M6 4h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5V18a2 2 0 0 1-2 2A15 15 0 0 1 4 6a2 2 0 0 1 2-2Z" />,
);
export const Around = icon(
  <path d="M12 6.5c5 0 9 2 9 4.5s-4 4.5-9 4.5-9-2-9-4.5 4-4.5 9-4.5Zm-1.5 6 2.5 3-3 2.5" />,
);
export const Expand = icon(<path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />);
