import type { ContentBundle } from '@vitrine/content/bundle';
import type { BuiltStand } from './build-stand.ts';
import type { FoundContent, StandContent } from './content.ts';
import type { StandMedia } from './media.ts';
import { needsNetwork } from './needs-network.ts';
import type { StandOptions } from './options.ts';

/** So many of a long list are told. */
const MAX_LISTED = 12;

function listed(heading: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const more = lines.length - MAX_LISTED;
  return [
    '',
    heading,
    ...lines.slice(0, MAX_LISTED).map((line) => `  - ${line}`),
    ...(more > 0 ? [`  - and ${more} more`] : []),
  ];
}

const SOURCE_WORDS: Readonly<Record<FoundContent['source'], string>> = {
  cms: 'what the CMS publishes now',
  disk: 'what this web server showed last',
  demo: 'what ships with the project',
};

function sizeOf(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(0)} MB`;
}

function placesIn({ snapshots, defaultLocale }: ContentBundle): number {
  return snapshots[defaultLocale]?.locations.length ?? 0;
}

/** The report on a built stand: its contents, and above all what it lacks. */
export function reportOf(built: {
  readonly stand: StandOptions;
  readonly found: FoundContent;
  readonly content: StandContent;
  readonly media: StandMedia;
  readonly result: BuiltStand;
}): string {
  const { stand, found, content, media } = built;
  const { world, bundle } = content;
  const isOpened = world.isProtected || world.isLoginOnly;
  const outside = needsNetwork(bundle.snapshots);
  const shown = outside.filter(({ kind }) => kind !== 'link');
  return [
    `${stand.out}: ${sizeOf(built.result.bytes)} for ${stand.platform} (${built.result.app})`,
    `World “${world.name}”: ${placesIn(bundle)} locations, ${bundle.locales.map(({ code }) => code).join(' ')}, ${media.files.size} media.`,
    `Content: ${SOURCE_WORDS[found.source]}.`,
    ...found.skipped.map((reason) => `  (not ${reason})`),
    stand.deliverTo === undefined
      ? 'Contact requests stay on the laptop: build with --deliver-to to have them sent.'
      : `Contact requests go to ${stand.deliverTo} when there is a network.`,
    ...(isOpened
      ? [
          '',
          `This world asks for ${world.isLoginOnly ? 'a login' : 'an access code'} online. On the stand it is OPEN: keep zip and laptop as you keep the code.`,
        ]
      : []),
    ...listed(
      'Links into other worlds that were removed:',
      content.cutPortals.map(({ from, to }) => `${from} → ${to}`),
    ),
    ...listed('Locations that ask for a login or are over, and are not in it:', content.closed),
    ...listed(
      'Locations that are in it and are shown only from their date on (by the clock of the laptop):',
      content.later,
    ),
    ...listed(
      'These need a network; without one, visitors read that they are not available:',
      shown.map(({ kind, address }) => `${kind}: ${address}`),
    ),
    ...listed(
      'Links that lead elsewhere:',
      outside.filter(({ kind }) => kind === 'link').map(({ address }) => address),
    ),
    ...listed('MISSING: the CMS does not have these files either:', media.missing),
    '',
  ].join('\n');
}
