import { icon } from '~/ui/icons.tsx';

export const Download = icon(<path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />);
export const Around = icon(
  <path d="M12 6.5c5 0 9 2 9 4.5s-4 4.5-9 4.5-9-2-9-4.5 4-4.5 9-4.5Zm-1.5 6 2.5 3-3 2.5" />,
);
export const Share = icon(<path d="M12 15V3.5m0 0L7.5 8M12 3.5 16.5 8M5 12.5V20h14v-7.5" />);
export const Expand = icon(<path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />);
