import { KIND_SHAPES } from '@vitrine/core/appearance/icon-shapes';
import type { ActionLink } from './action-link.ts';
import { drawn, icon } from './icons.tsx';

const ICONS = Object.fromEntries(
  Object.entries(KIND_SHAPES).map(([kind, shape]) => [kind, icon(drawn(shape))]),
) as Readonly<Record<ActionLink['kind'], ReturnType<typeof icon>>>;

/** The icon of the kind of content that a link opens; hidden from screen readers. */
export function KindIcon({ kind, size = 18 }: { readonly kind: ActionLink['kind']; readonly size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} />;
}
