// Loaded before a program (`--import`): shifts its time of day by the milliseconds that a file holds, and goes on
// looking there, so that a running program sees its clock being put.
import { readFileSync } from 'node:fs';

const file = process.env['SHIFTED_CLOCK'] ?? '';
const now = Date.now.bind(Date);
let shift = 0;

function look(): void {
  try {
    shift = Number(readFileSync(file, 'utf8'));
  } catch {
    shift = 0;
  }
}

class ShiftedDate extends Date {
  constructor(...given: readonly unknown[]) {
    super(...((given.length === 0 ? [now() + shift] : given) as [number]));
  }

  static override now(): number {
    return now() + shift;
  }
}

look();
setInterval(look, 50).unref();
globalThis.Date = ShiftedDate as DateConstructor;
