import { icon } from '~/ui/icons.tsx';

/** To react, and that guests love something. */
export const Heart = icon(<path d="M12 20C0 12 6 2 12 8c6-6 12 4 0 12Z" />);
