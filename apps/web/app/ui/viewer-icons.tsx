import { icon } from './icons.tsx';

// Apart from `icons.tsx`, which every page loads: these arrive with the viewers that show them.

export const Film = icon(<path d="M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4" />);
export const Frame = icon(<path d="M3.5 5h17v14h-17zM3.5 9h17M6.5 7h.01M9 7h.01" />);
export const Picture = icon(<path d="M4 5h16v14H4zm0 11 4.5-4.5 3.5 3.5 3-3 5 5M9 9h.01" />);
export const Pause = icon(<path d="M8.5 5.5v13M15.5 5.5v13" />);
export const Minus = icon(<path d="M5.5 12h13" />);
export const Reset = icon(<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />);
export const SideBySide = icon(<path d="M3.5 5.5h7v13h-7zM13.5 5.5h7v13h-7z" />);
export const Divider = icon(<path d="M12 3v18M8 8l-4 4 4 4M16 8l4 4-4 4" />);
