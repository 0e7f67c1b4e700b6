import type { Faults } from './faults.ts';

interface Noise {
  readonly pattern: RegExp;
  readonly reason: string;
}

/** A request that the CMS has no answer for: its answer, and the browser's line about it on the console. */
function notFound(path: string): RegExp {
  return new RegExp(
    String.raw`^(?:answer: \S+${path}\S* 404|console: .* 404 \(Not Found\) \(\S+${path}\S*\))$`,
  );
}

/** The only faults that journeys through Strapi's panel ignore. No fault of our own code may be among them. */
const PANEL_NOISE: readonly Noise[] = [
  {
    pattern: notFound('/admin/ai-feature-config'),
    reason: 'Every form of the panel asks for it, and only the paid editions answer.',
  },
  {
    pattern: notFound('/i18n/ai-localization-jobs/'),
    reason: 'Every form of a translated kind asks for it, and only the paid editions answer.',
  },
];

/** Lets a journey pass whose panel makes the noise that Strapi's always makes. */
export function expectPanelNoise(faults: Faults): void {
  for (const { pattern } of PANEL_NOISE) faults.expects(pattern);
}
