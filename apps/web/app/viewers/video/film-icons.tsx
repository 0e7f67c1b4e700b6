import { icon } from '~/ui/icons.tsx';

const SPEAKER = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z';

export const Sound = icon(<path d={`${SPEAKER}M15.5 9a4.2 4.2 0 0 1 0 6m2.7-8.7a8 8 0 0 1 0 11.4`} />);
export const SoundOff = icon(<path d={`${SPEAKER}M16 9.5l5 5m0-5-5 5`} />);
export const Captions = icon(
  <path d="M3.5 5.5h17v13h-17zM10.5 10.6a2 2 0 1 0 0 2.8m6.5-2.8a2 2 0 1 0 0 2.8" />,
);
export const Again = icon(<path d="M5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 4v4.5H9" />);
