import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

/** Of a component of Strapi's, whose code has no types where our build changes it. */
type Props = Readonly<Record<string, unknown>>;

/**
 * A component whose code comes when it is first shown; its place is empty until then. Every page of the panel reads
 * what is not late.
 *
 * @param load answers with the component
 */
export function late(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Late = lazy(async () => ({ default: await load() }));
  return function LateComponent(props) {
    return (
      <Suspense fallback={null}>
        <Late {...props} />
      </Suspense>
    );
  };
}
