import { icon } from './icons.tsx';

export const Clock = icon(<path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5V12l3 2" />);
export const Envelope = icon(<path d="M3.5 6h17v12h-17zM4 6.8l8 6.2 8-6.2" />);
export const Phone = icon(
  <path d="M6.5 3.5h3l1.6 4.2-2.2 1.7a12 12 0 0 0 5.7 5.7l1.7-2.2 4.2 1.6v3c0 1.1-.9 2-2 2A14.5 14.5 0 0 1 4.5 5.5c0-1.1.9-2 2-2Z" />,
);
