import { LIMITS } from '../limits.ts';
import { titleOf } from '../plain-text.ts';
import type { Arrival, Attachment, Direction, InfoHotspot, LinkHotspot } from '../tour.ts';
import { attachmentOf } from './attachments.ts';
import { contentsOfText } from './hotspot-text.ts';
import type { TextPiece } from './hotspot-text.ts';
import type { SceneScope } from './hotspot-files.ts';
import { named, textOf } from './settle.ts';

/** The hotspots of one scene, as a reader goes through them. */
export interface Hotspots {
  readonly links: LinkHotspot[];
  readonly infos: InfoHotspot[];
}

/** The data of a tour's hotspot; its behaviour follows from the fields that are set. */
export interface RawHotspot {
  readonly direction: Direction;
  readonly title: string | undefined;
  readonly text: string | undefined;
  /** The scene that it leads to. */
  readonly target?: string | undefined;
  /** Where it has visitors look there. */
  readonly arrival?: Arrival | undefined;
  /** What its fields name besides. */
  readonly pieces?: readonly TextPiece[];
  /** Fields whose meaning is not known. */
  readonly unknown?: readonly string[];
}

/** Adds a hotspot to its kind: with a target it is a link, otherwise it shows what it has. */
export function addHotspot(hotspots: Hotspots, raw: RawHotspot, scope: SceneScope): void {
  for (const field of raw.unknown ?? []) {
    scope.findings.note(
      'unknownField',
      `A hotspot of “${scope.title}” has the field “${named(field)}”, whose meaning is not known; it was left out.`,
      scope.id,
    );
  }
  const heading = contentsOfText(raw.title ?? '');
  const written = contentsOfText(raw.text ?? '');
  const contents = {
    heading: textOf(heading.markup, scope),
    text: textOf(written.markup, scope),
    pieces: [...(raw.pieces ?? []), ...heading.pieces, ...written.pieces],
    fields: raw.pieces?.length ?? 0,
  };
  if (raw.target === undefined) addInfo(hotspots, raw.direction, contents, scope);
  else {
    const { arrival } = raw;
    const says = arrival !== undefined && Object.keys(arrival).length > 0;
    addLink(hotspots, { ...raw.direction, target: raw.target, ...(says && { arrival }) }, contents, scope);
  }
}

interface Contents {
  /** Plain text. */
  readonly heading: string;
  readonly text: string;
  readonly pieces: readonly TextPiece[];
  /** How many of them are fields of their own. */
  readonly fields: number;
}

/** An arrow has a title and nothing else. */
function addLink(
  hotspots: Hotspots,
  link: Omit<LinkHotspot, 'title'>,
  { heading, text, pieces }: Contents,
  scope: SceneScope,
): void {
  const words = oneLine(heading === '' ? text : heading);
  const title = titleOf(words);
  const name = title === '' ? named(link.target) : title;
  if (title !== words || (text !== '' && heading !== '' && oneLine(text) !== title)) {
    scope.findings.warn(
      'textCut',
      `The link “${named(name)}” of “${scope.title}” has more text than the title of an arrow; the rest was left out.`,
      scope.id,
    );
  }
  for (const { kind, reference } of pieces) {
    scope.findings.warn(
      'unsupportedPart',
      `The link “${named(name)}” of “${scope.title}” has a ${WORDS[kind]} (${shownReference(reference)}), which arrows cannot show; it was left out.`,
      scope.id,
    );
  }
  hotspots.links.push({ ...link, title });
}

const WORDS: Readonly<Record<TextPiece['kind'], string>> = {
  picture: 'picture',
  clip: 'film',
  sound: 'sound',
  embed: 'frame',
  link: 'link',
  other: 'part',
};

function shownReference(reference: string): string {
  return /^data:/i.test(reference) ? 'written into the tour' : named(reference);
}

function addInfo(hotspots: Hotspots, direction: Direction, contents: Contents, scope: SceneScope): void {
  const { pieces } = contents;
  const isHeading = oneLine(contents.heading).length <= LIMITS.title;
  // A heading that is too long for one is a text.
  const given = isHeading ? oneLine(contents.heading) : '';
  const text = isHeading ? contents.text : [contents.heading, contents.text].filter(Boolean).join('\n\n');
  const linked = pieces.find(({ title }) => title !== '')?.title ?? '';
  const title = (given === '' ? shortened(text) : given) || linked;
  const name = title === '' ? scope.title : title;
  const attachments = pieces
    .slice(0, LIMITS.attachments)
    .flatMap((piece) => attachmentOf(piece, name, scope) ?? []);
  if (pieces.length > LIMITS.attachments) {
    scope.findings.warn(
      'unsupportedPart',
      `“${named(name)}” in “${scope.title}” has ${pieces.length} pictures, films, frames and links; the first ${LIMITS.attachments} are taken over.`,
      scope.id,
    );
  }
  if (title === '' && attachments.length === 0) {
    if (pieces.length === 0) {
      scope.findings.note(
        'emptyHotspot',
        `A hotspot of “${scope.title}” says and opens nothing; it was left out.`,
        scope.id,
      );
    }
    return;
  }
  const isSaidByTitle = text === title || text === given;
  hotspots.infos.push({
    ...direction,
    title: name,
    text: isSaidByTitle ? '' : text,
    ...openedBy(attachments, contents.text !== '' && contents.fields === 0),
  });
}

/**
 * A single picture, film or address is what the hotspot opens; several are shown with its text.
 *
 * @param isInText Whether it lies among words, which remain without it.
 */
function openedBy(
  attachments: readonly Attachment[],
  isInText: boolean,
): Pick<InfoHotspot, 'address' | 'picture' | 'clip' | 'attachments'> {
  const [only] = attachments;
  if (only === undefined) return {};
  if (attachments.length > 1 || only.kind === 'embed') return { attachments };
  if (isInText && only.kind !== 'link') return { attachments };
  if (only.kind === 'link') return { address: only.address };
  return only.kind === 'clip' ? { clip: only.file } : { picture: only.file };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** The first words of a text, as long as the title of an article may well be. */
const MAX_HEADING_LENGTH = 70;

function shortened(text: string): string {
  const line = titleOf(text);
  if (line.length <= MAX_HEADING_LENGTH) return line;
  const sentence = /^.{10,69}?[.!?](?=\s)/u.exec(line)?.[0];
  if (sentence !== undefined) return sentence;
  const cut = line.slice(0, MAX_HEADING_LENGTH);
  return `${cut.slice(0, Math.max(20, cut.lastIndexOf(' '))).trimEnd()}…`;
}
