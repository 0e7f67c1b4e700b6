/** The charge of a battery, from 0 to 1, below which nothing moves by itself. */
const LOW_CHARGE = 0.2;

/** Not in the DOM's types: only Chromium has it. */
interface Battery {
  readonly level: number;
  readonly charging: boolean;
}

/** Whether nothing should move by itself, because the battery is nearly empty. Browsers that do not tell have a full one. */
export async function isBatteryLow(): Promise<boolean> {
  const { getBattery } = navigator as Navigator & { readonly getBattery?: () => Promise<Battery> };
  try {
    const battery = await getBattery?.call(navigator);
    return battery !== undefined && !battery.charging && battery.level < LOW_CHARGE;
  } catch {
    // A page policy may forbid it.
    return false;
  }
}
