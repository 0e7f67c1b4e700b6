import { contrastFaults } from '@vitrine/core/theme/contrast-pairs';
import type { ContrastFault } from '@vitrine/core/theme/contrast-pairs';
import { roundedRatio } from '@vitrine/core/theme/rounded-ratio';
import type { Examined } from '../examined.ts';
import type { Finding, FindingSubject } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/**
 * Colours of worlds and of the brand that cannot be told from what they are painted on. The CMS refuses to save them;
 * imports bring them, and so does a brand that changes below a world.
 */
export function findWeakContrasts({ snapshot }: Examined): readonly Finding[] {
  const brand = snapshot.settings.brand?.theme;
  const ofBrand = brand === undefined ? [] : contrastFaults(brand);
  const isKnown = ({ colour, value }: ContrastFault) =>
    ofBrand.some((fault) => fault.colour === colour && fault.value === value);
  return [
    ...ofBrand.map((fault) =>
      findingOf(fault, {
        kind: 'settings',
        id: 'app-setting',
        field: `brand.theme.${fault.colour}_color`,
      }),
    ),
    ...snapshot.worlds.flatMap(({ slug, theme }) =>
      contrastFaults(theme)
        .filter((fault) => !isKnown(fault))
        .map((fault) => findingOf(fault, { kind: 'world', id: slug, field: `theme.${fault.colour}_color` })),
    ),
  ];
}

function findingOf({ value, pair, suggestion }: ContrastFault, subject: FindingSubject): Finding {
  const parts = { colour: value, ratio: roundedRatio(pair.ratio), needed: roundedRatio(pair.needed) };
  return {
    severity: 'warning',
    code: 'weakContrast',
    subject,
    sentence: message(`weakContrast.${groundOf(pair.name)}`, parts),
    fix:
      suggestion === undefined
        ? message('fix.weakContrast')
        : message('fix.weakContrast.take', { suggestion }),
  };
}

function groundOf(name: ContrastFault['pair']['name']): 'paper' | 'disc' {
  return name === 'disc' ? 'disc' : 'paper';
}
