import type { ActionLink } from './action-link.ts';
import { ArrowOut, ArrowRight, Document, icon, Lock, Play, Plus } from './icons.tsx';

const Bars = icon(<path d="M5 20v-7M12 20V5M19 20v-10" />);
const Around = icon(
  <path d="M12 6.5c5 0 9 2 9 4.5s-4 4.5-9 4.5-9-2-9-4.5 4-4.5 9-4.5Zm-1.5 6 2.5 3-3 2.5M12 3v3.5" />,
);
const Stack = icon(<path d="M7 8h13v11H7zM4 16V5h13" />);
const Halves = icon(<path d="M4 5h16v14H4zM12 3v18M8 10l-2 2 2 2M16 10l2 2-2 2" />);
const Lines = icon(<path d="M5 7h14M5 12h14M5 17h14" />);
const Window = icon(<path d="M4 5h16v14H4zM4 9.5h16M7 7.2h.01" />);

const ICONS = {
  openArticle: Plus,
  openDashboard: Bars,
  navigate: ArrowRight,
  openDoor: Lock,
  openLink: ArrowOut,
  openDocuments: Document,
  openMedia: Play,
  openIframe: Window,
  openView360: Around,
  openSlideshow: Stack,
  openSyncedImages: Halves,
  openMenu: Lines,
} as const satisfies Readonly<Record<ActionLink['kind'], unknown>>;

/** What kind of thing a link opens, as a picture. It says nothing by itself. */
export function KindIcon({ kind, size = 18 }: { readonly kind: ActionLink['kind']; readonly size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} />;
}
