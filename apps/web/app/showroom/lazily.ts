import { lazy, type ComponentType } from 'react';
import { tellConnection } from './connection-signals.ts';

/**
 * A component whose code is fetched when it is first shown. What cannot be fetched without a network is waited
 * for: what stands in its place stands a little longer, and no error page takes the showroom away.
 */
export function lazily<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(() => patiently(load));
}

async function patiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      tellConnection({ type: 'requestFailed' });
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}
