import { machineLines } from './machine.ts';
import { barsText, sectionText } from './markdown.ts';
import type { Section } from './section.ts';

/** What one run has measured. */
export interface MeasuredRun {
  readonly sections: readonly Section[];
  readonly date: Date;
}

/** The whole report as Markdown. */
export function reportText({ sections, date }: MeasuredRun): string {
  const hasBars = sections.some(({ bars = [] }) => bars.length > 0);
  const machine = [
    ...machineLines(),
    `Date: ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    'Load: the programs that wanted to run, on average over the last minute, the benchmark included; each part tells its own. Above the number of cores they took turns, and waits are longer than on a machine of its own',
  ];
  const parts = [
    '# Benchmark results',
    'Printed by `npm run bench -- --write` in one run.',
    machine.map((line) => `- ${line}`).join('\n'),
    ...(hasBars ? ['## Bars', barsText(sections)] : []),
    ...sections.map(sectionText),
  ];
  return `${parts.join('\n\n')}\n`;
}
