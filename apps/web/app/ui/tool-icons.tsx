import { icon } from './icons.tsx';

// Apart from `icons.tsx`, which every page loads: these arrive with the viewers that have such tools.

export const ZoomIn = icon(<path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5M11 8v6M8 11h6" />);
export const ZoomOut = icon(<path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5M8 11h6" />);
export const Magnifier = icon(<path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5" />);
export const StartView = icon(<path d="M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5" />);
export const Expand = icon(<path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />);
export const Shrink = icon(<path d="M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5" />);
export const TurnDevice = icon(<path d="M8 6h8v12H8zM3.5 9.5c-.7 1.6-.7 3.4 0 5m17-5c.7 1.6.7 3.4 0 5" />);
export const Download = icon(<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14" />);
export const Printer = icon(<path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />);
export const FitWidth = icon(<path d="M4 5v14M20 5v14M7.5 12h9M10 9.5 7.5 12l2.5 2.5m4-5 2.5 2.5-2.5 2.5" />);
export const FitPage = icon(<path d="M6 3.5h12v17H6zM12 7v10m-2-8 2-2 2 2m-4 6 2 2 2-2" />);
export const Thumbnails = icon(<path d="M3.5 4.5h5v6h-5zM3.5 13.5h5v6h-5zM12.5 4.5h8v15h-8z" />);
