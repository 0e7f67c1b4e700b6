import { KIND_SHAPES } from '@vitrine/core/appearance/icon-shapes';
import type { ActionLink } from './action-link.ts';
import { drawn, icon } from './icons.tsx';

const ICONS = Object.fromEntries(
  Object.entries(KIND_SHAPES).map(([kind, shape]) => [kind, icon(drawn(shape))]),
) as Readonly<Record<ActionLink['kind'], ReturnType<typeof icon>>>;

/** What kind of thing a link opens, as a picture. It says nothing by itself. */
export function KindIcon({ kind, size = 18 }: { readonly kind: ActionLink['kind']; readonly size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} />;
}
