import type { PlainView } from '@vitrine/core/presentation/view';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Leader } from '~/showroom/presentation/views.ts';
import { useViewer } from '~/showroom/window/use-viewer.ts';

/** What each kind of 360 view says of where it is looked at from. */
export type Seen<Kind extends PlainView['kind']> = Omit<Extract<PlainView, { readonly kind: Kind }>, 'kind'>;

/** An engine that reports where its view is looked at from, and goes there. */
export interface SeenEngine<Kind extends PlainView['kind']> {
  readonly seen: () => Seen<Kind>;
  readonly lead: (seen: Seen<Kind>) => void;
  /** Calls this whenever it has been turned. */
  readonly watch: (onTurn: (by: Leader) => void) => void;
}

/** Makes a 360 view a part of presentations, once it can be turned. */
export function useEngineView<Kind extends PlainView['kind']>(
  kind: Kind,
  mount: RefObject<HTMLElement | null>,
  engine: SeenEngine<Kind> | undefined,
): void {
  const viewer = useViewer(
    {
      element: () => mount.current,
      // The compiler does not see that the numbers are those of the kind.
      read: () => engine && ({ kind, ...engine.seen() } as unknown as PlainView),
      lead: (view) => {
        if (view.kind === kind) engine?.lead(view as unknown as Seen<Kind>);
      },
    },
    engine !== undefined,
  );
  useEffect(() => engine?.watch(viewer.changed), [engine, viewer]);
}
