import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TourChoice } from '@vitrine/tours';
import type { WorldFile, WorldFileEntry, WorldFileMedium, WorldFileType } from '@vitrine/world-file';
import type { UnpackedMedium } from '../world-source.ts';
import type { TransferNote } from '../transfer-error.ts';

/**
 * How two processes exchange a world: a line of JSON for each part, so that neither has to hold the text of all of it.
 */
export type WorldLine =
  | { readonly head: Pick<WorldFile, 'format' | 'version' | 'locales'> }
  | { readonly type: WorldFileType; readonly key: string; readonly entry: WorldFileEntry }
  | { readonly name: string; readonly medium: WorldFileMedium }
  /** Where the bytes of a medium are. */
  | ({ readonly file: string } & UnpackedMedium)
  | { readonly fault: TransferNote }
  | { readonly remark: TransferNote }
  | { readonly isTour: boolean }
  /** Why there is no world. */
  | { readonly refusal: TransferNote }
  /** One of several tours, of which one has to be chosen first. */
  | { readonly choice: TourChoice };

/** The world file alone, in lines. */
export function* linesOfWorld({ entries, media, ...head }: WorldFile): Generator<WorldLine> {
  yield { head };
  for (const [type, ofType] of Object.entries(entries)) {
    for (const [key, entry] of Object.entries(ofType)) yield { type: type as WorldFileType, key, entry };
  }
  for (const [name, medium] of Object.entries(media)) yield { name, medium };
}

/** @throws Error of the disk. */
export function writeLines(path: string, lines: Iterable<WorldLine>): Promise<void> {
  return pipeline(Readable.from(inText(lines)), createWriteStream(path, { flags: 'wx' }));
}

/** Readers end a line at two signs more, and JSON leaves those as they are. */
function* inText(lines: Iterable<WorldLine>): Generator<string> {
  for (const line of lines) {
    const text = JSON.stringify(line)
      .replaceAll('\u2028', String.raw`\u2028`)
      .replaceAll('\u2029', String.raw`\u2029`);
    yield `${text}\n`;
  }
}

/** The world that the lines describe. */
export interface ReceivedWorld {
  readonly worldFile: WorldFile;
  readonly media: ReadonlyMap<string, UnpackedMedium>;
  readonly faults: readonly TransferNote[];
  readonly remarks: readonly TransferNote[];
  readonly isTour: boolean;
  readonly refusal: TransferNote | undefined;
  readonly choices: readonly TourChoice[];
}

/** @throws Error of the disk. */
export async function readLines(path: string): Promise<ReceivedWorld> {
  let head: Pick<WorldFile, 'format' | 'version' | 'locales'> | undefined;
  let isTour = false;
  let refusal: TransferNote | undefined;
  // Keys are those of a stranger.
  const entries: Partial<Record<WorldFileType, [string, WorldFileEntry][]>> = {};
  const described: [string, WorldFileMedium][] = [];
  const media = new Map<string, UnpackedMedium>();
  const choices: TourChoice[] = [];
  const faults: TransferNote[] = [];
  const remarks: TransferNote[] = [];
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const line = JSON.parse(text) as WorldLine;
    if ('head' in line) head = line.head;
    else if ('entry' in line) (entries[line.type] ??= []).push([line.key, line.entry]);
    else if ('medium' in line) described.push([line.name, line.medium]);
    else if ('file' in line) media.set(line.file, { path: line.path, size: line.size, sha256: line.sha256 });
    else if ('fault' in line) faults.push(line.fault);
    else if ('remark' in line) remarks.push(line.remark);
    else if ('choice' in line) choices.push(line.choice);
    else if ('isTour' in line) isTour = line.isTour;
    else refusal = line.refusal;
  }
  const worldFile: WorldFile = {
    ...(head ?? { format: 'vitrine-world', version: 1, locales: [] }),
    entries: Object.fromEntries(
      Object.entries(entries).map(([type, ofType]) => [type, Object.fromEntries(ofType)]),
    ),
    media: Object.fromEntries(described),
  };
  return { worldFile, media, faults, remarks, isTour, refusal, choices };
}
