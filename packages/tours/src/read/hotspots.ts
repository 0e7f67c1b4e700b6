import { titleOf } from '../plain-text.ts';
import type { Direction, InfoHotspot, LinkHotspot } from '../tour.ts';
import type { Findings } from '../tour-finding.ts';
import { resolveTourPath } from '../tour-path.ts';
import type { TourPath } from '../tour-path.ts';
import { webAddressOf } from '../web-address.ts';
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
  readonly clip?: string | undefined;
  readonly picture?: string | undefined;
  readonly address?: string | undefined;
  readonly target?: string | undefined;
}

/** Collects a scene's hotspots, with the scene's name for findings. */
export interface HotspotScope {
  readonly id: string;
  readonly title: string;
  /** Of the file that the tour is written in. */
  readonly folder: string;
  /** Written before every relative path of the scene. */
  readonly prefix?: string;
  readonly findings: Findings;
}

/** Adds a hotspot to its kind: a clip goes before a picture, before an address, before a link to a scene. */
export function addHotspot(hotspots: Hotspots, raw: RawHotspot, scope: HotspotScope): void {
  const text = textOf(raw.text, scope);
  const given = titleOf(raw.title ?? '');
  const isLink =
    raw.clip === undefined &&
    raw.picture === undefined &&
    raw.address === undefined &&
    raw.target !== undefined;
  if (isLink && raw.target !== undefined) {
    hotspots.links.push({
      ...raw.direction,
      title: given === '' ? titleOf(text) : given,
      target: raw.target,
    });
    return;
  }
  const opened = openedBy(raw, scope);
  const title = given === '' ? shortened(text) : given;
  const isSaidByTitle = text === title || text === given;
  if (title === '' && Object.keys(opened).length === 0) {
    if (raw.clip === undefined && raw.picture === undefined && raw.address === undefined) {
      scope.findings.note(
        'emptyHotspot',
        `A hotspot of “${scope.title}” says and opens nothing; it was left out.`,
        scope.id,
      );
    }
    return;
  }
  hotspots.infos.push({
    ...raw.direction,
    title: title === '' ? scope.title : title,
    text: isSaidByTitle ? '' : text,
    ...opened,
  });
}

function openedBy(
  { clip, picture, address }: RawHotspot,
  scope: HotspotScope,
): Pick<InfoHotspot, 'address' | 'picture' | 'clip'> {
  if (clip !== undefined) {
    const path = pathOf(clip, scope);
    return path === undefined ? {} : { clip: path };
  }
  if (picture !== undefined) {
    const path = pathOf(picture, scope);
    return path === undefined ? {} : { picture: path };
  }
  if (address === undefined) return {};
  const link = webAddressOf(address);
  if (link !== undefined) return { address: link };
  scope.findings.warn(
    'brokenAddress',
    `A hotspot of “${scope.title}” opens “${named(address)}”, which is no full address of a web page; it opens nothing now.`,
    scope.id,
  );
  return {};
}

/** The path of a file; a finding if it is not one of the tour's own. */
export function pathOf(reference: string, scope: HotspotScope): string | undefined {
  const path = resolvedIn(scope, reference);
  if (path.kind === 'file') return path.path;
  if (path.kind === 'remote') {
    scope.findings.warn(
      'remoteFile',
      `“${scope.title}” names a file on a server (${named(reference)}): put it beside the tour. It was left out.`,
      scope.id,
    );
  } else {
    scope.findings.warn(
      'unsafePath',
      `“${scope.title}” names a file outside the tour's own (${named(reference)}); it was left out.`,
      scope.id,
    );
  }
  return undefined;
}

/** The target of a scene's reference. */
export function resolvedIn({ prefix = '', folder }: HotspotScope, reference: string): TourPath {
  const own = resolveTourPath(reference, folder);
  return own.kind === 'remote' ? own : resolveTourPath(prefix + reference.trim(), folder);
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
