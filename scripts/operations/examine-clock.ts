import { error, warning } from './finding.ts';
import type { Finding } from './finding.ts';

/** Seconds. Logins, access codes and releases end by the clock of the machine that judges them. */
const NOTICED = 3;
const HARMFUL = 30;

/** @param ahead seconds by which the clock of `who` is ahead of this machine's. */
export function examineClock(who: string, ahead: number | undefined): readonly Finding[] {
  if (ahead === undefined || Math.abs(ahead) < NOTICED) return [];
  const sentence = `${who} has a clock that is ${Math.abs(ahead)} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine's: let a time service (NTP) set both.`;
  return [Math.abs(ahead) < HARMFUL ? warning(sentence) : error(sentence)];
}
