import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isEncryptedAddress } from '../server/process/env.ts';
import { PLATFORM_NAMES } from './platforms.ts';
import type { PlatformName } from './platforms.ts';
import { StandBuildError } from './stand-error.ts';

/** Where the content of a stand comes from. `auto`: the first of the others that has any. */
export const SOURCES = ['cms', 'disk', 'demo'] as const;
export type SourceName = (typeof SOURCES)[number];

/** The options of a stand. */
export interface StandOptions {
  readonly world: string;
  readonly platform: PlatformName;
  readonly from: SourceName | 'auto';
  /** The origin of the showroom that gets the contact requests; absent: they stay on the laptop. */
  readonly deliverTo?: string;
  /** Whether a world that asks for a code or a login may be shown without. */
  readonly opensWorld: boolean;
  /** The zip, an absolute path. */
  readonly out: string;
}

export const USAGE = `Makes one zip that shows a world on a laptop without a network (docs/operations.md, The stand).

  npm run stand -- --world <slug> --for <platform> [options]

  --world <slug>        the world, as its address names it
  --for <platform>      ${PLATFORM_NAMES.join(', ')}
  --deliver-to <url>    the showroom that gets the contact requests when there is a network (https://show.example.com).
                        Without it they stay on the laptop.
  --from <source>       cms (CMS_URL and its token: what is published), disk (what this server showed last),
                        demo (what ships). Without it: the first of them that has content.
  --open                shows a world that asks for an access code or a login without asking for it
  --out <file>          the zip; without it: stand-<world>-<platform>.zip
  --help                this
`;

function oneOf<Name extends string>(known: readonly Name[], word: string, sentence: string): Name {
  const found = known.find((name) => name === word);
  if (found === undefined) throw new StandBuildError(`${sentence} Choose one of: ${known.join(', ')}.`);
  return found;
}

function showroomOf(address: string): string {
  if (!URL.canParse(address) || !isEncryptedAddress(address)) {
    throw new StandBuildError(
      `--deliver-to ${address} has to be an address that begins with https://: what people write to you travels there.`,
    );
  }
  return new URL(address).origin;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        world: { type: 'string' },
        for: { type: 'string' },
        'deliver-to': { type: 'string' },
        from: { type: 'string' },
        open: { type: 'boolean', default: false },
        out: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StandBuildError(
      `${reason.split('. ', 1)[0] ?? reason}. \`npm run stand -- --help\` says what there is.`,
    );
  }
}

/**
 * Reads the words of the command.
 *
 * @param folder where a relative `--out` begins.
 * @returns `help` where the usage is all that is wanted.
 * @throws {StandBuildError}
 */
export function readOptions(args: readonly string[], folder: string): StandOptions | 'help' {
  const values = parsed(args);
  if (values.help || args.length === 0) return 'help';
  const { world, for: wanted = '', from } = values;
  if (world === undefined || world === '') throw new StandBuildError('Say which world: --world <slug>.');
  const platform = oneOf(
    PLATFORM_NAMES,
    wanted,
    wanted === ''
      ? 'Say which machine the stand is for: --for <platform>.'
      : `There is no stand for “${wanted}”.`,
  );
  const deliverTo = values['deliver-to'];
  return {
    world,
    platform,
    from: from === undefined ? 'auto' : oneOf(SOURCES, from, `“${from}” is no source of content.`),
    ...(deliverTo !== undefined && { deliverTo: showroomOf(deliverTo) }),
    opensWorld: values.open,
    out: resolve(folder, values.out ?? `stand-${world.replaceAll(/[^\w.-]/g, '_')}-${platform}.zip`),
  };
}
