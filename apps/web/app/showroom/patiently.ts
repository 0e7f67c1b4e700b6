import { tellConnection } from './connection-signals.ts';

/**
 * Loads code. What cannot be fetched without a network is waited for: what stands in its place until it is there
 * stands a little longer, and no error page takes the showroom away.
 */
export async function patiently<Module>(load: () => Promise<Module>): Promise<Module> {
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
