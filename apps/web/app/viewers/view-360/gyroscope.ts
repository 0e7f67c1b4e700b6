import { GyroscopePlugin, events } from '@photo-sphere-viewer/gyroscope-plugin';
import type { Viewer } from '@photo-sphere-viewer/core';

/** Looking around by turning the device. */
export interface Gyroscope {
  /** Asks for permission where the system requires that, so only after a tap. */
  readonly toggle: () => Promise<void>;
  readonly isOn: () => boolean;
  /**
   * Called whenever it goes on or off, also by itself: anything else that turns the view ends it.
   *
   * @returns a function that ends the calls.
   */
  readonly onChange: (changed: () => void) => () => void;
}

/** @returns undefined where the device does not report its orientation; resolved with its first report. */
export async function gyroscopeOf(viewer: Viewer): Promise<Gyroscope | undefined> {
  const plugin = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin);
  // Some browsers offer it on computers too, which no one turns around.
  if (!matchMedia('(pointer: coarse)').matches || !(await plugin.isSupported())) return undefined;
  return {
    async toggle() {
      if (plugin.isEnabled()) plugin.stop();
      // A refusal leaves it off.
      else await plugin.start().catch(() => undefined);
    },
    isOn: () => plugin.isEnabled(),
    onChange(changed) {
      const { type } = events.GyroscopeUpdatedEvent;
      plugin.addEventListener(type, changed);
      return () => plugin.removeEventListener(type, changed);
    },
  };
}
