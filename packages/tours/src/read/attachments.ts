import { normaliseLink } from '@vitrine/core/links/link';
import { hostOfLink } from '@vitrine/core/links/embed-host';
import { parsePlatformVideo } from '@vitrine/core/world/platform-video';
import type { Attachment } from '../tour.ts';
import { webAddressOf } from '../web-address.ts';
import type { TextPiece } from './hotspot-text.ts';
import { pathOf } from './hotspot-files.ts';
import type { SceneScope } from './hotspot-files.ts';
import { named } from './settle.ts';

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg|bmp)$/i;
const CLIP = /\.(?:mp4|m4v|webm|mov|ogv)$/i;

/** Whether a name is that of a picture or a film. */
export function kindOfFile(reference: string): 'picture' | 'clip' | undefined {
  const name = reference.replace(/[?#][^]*$/, '');
  if (PICTURE.test(name)) return 'picture';
  return CLIP.test(name) ? 'clip' : undefined;
}

/**
 * What the showroom can show of a part of a hotspot; undefined, with a finding, where it is nothing.
 *
 * @param title Of the hotspot.
 */
export function attachmentOf(piece: TextPiece, title: string, scope: SceneScope): Attachment | undefined {
  switch (piece.kind) {
    case 'picture':
      return pictureOf(piece.reference, title, scope);
    case 'clip':
      return clipOf(piece.reference, scope);
    case 'embed':
      return embedOf(piece.reference, title, scope);
    case 'link':
      return linkOf(piece, title, scope);
    case 'sound':
      return leftOut(scope, title, `plays the sound ${named(piece.reference)}, which hotspots cannot`);
    case 'other':
      return leftOut(scope, title, `has an element “${piece.reference}”, which articles cannot show`);
  }
}

function pictureOf(reference: string, title: string, scope: SceneScope): Attachment | undefined {
  const written = /^data:([^,;]*)/i.exec(reference)?.[1]?.toLowerCase();
  if (written === undefined) {
    const file = pathOf(reference, scope);
    return file === undefined ? undefined : { kind: 'picture', file };
  }
  if (/^image\/(?:png|jpe?g|webp|avif)$/.test(written) && /^data:[^,]{0,80};base64,/i.test(reference)) {
    return { kind: 'picture', file: reference };
  }
  return leftOut(scope, title, `has a picture of the kind “${named(written)}”, which is not taken over`);
}

function clipOf(reference: string, scope: SceneScope): Attachment | undefined {
  const address = webAddressOf(reference);
  if (address !== undefined && parsePlatformVideo(address) !== undefined) return { kind: 'embed', address };
  const file = pathOf(reference, scope);
  return file === undefined ? undefined : { kind: 'clip', file };
}

function embedOf(reference: string, title: string, scope: SceneScope): Attachment | undefined {
  const address = webAddressOf(reference.trim().replace(/^\/\//, 'https://'));
  if (address === undefined) {
    return leftOut(
      scope,
      title,
      `shows “${named(reference)}” in a frame, which is no full address of a web page`,
    );
  }
  if (parsePlatformVideo(address) === undefined) {
    scope.findings.note(
      'embedHost',
      `“${named(title)}” in “${scope.title}” shows a page of ${hostOfLink(address) ?? 'another site'} in a frame: visitors get a link to it until that host is listed under “Sites that may be embedded”.`,
      scope.id,
    );
  }
  return { kind: 'embed', address };
}

function linkOf(piece: TextPiece, title: string, scope: SceneScope): Attachment | undefined {
  const { reference } = piece;
  const address =
    webAddressOf(reference) ?? (/^(?:mailto|tel):/i.test(reference) ? shortLink(reference) : undefined);
  if (address !== undefined)
    return { kind: 'link', title: piece.title === '' ? title : piece.title, address };
  const kind = /^(?:[a-z][a-z\d+.-]+:|\/\/)/i.test(reference.trim()) ? undefined : kindOfFile(reference);
  if (kind !== undefined) {
    const file = pathOf(reference, scope);
    return file === undefined ? undefined : { kind, file };
  }
  scope.findings.warn(
    'brokenAddress',
    `A hotspot of “${scope.title}” opens “${named(reference)}”, which is no full address of a web page; it opens nothing now.`,
    scope.id,
  );
  return undefined;
}

/** As long as the CMS keeps addresses. */
function shortLink(typed: string): string | undefined {
  return typed.length > 255 ? undefined : normaliseLink(typed);
}

function leftOut(scope: SceneScope, title: string, why: string): undefined {
  scope.findings.warn(
    'unsupportedPart',
    `“${named(title)}” in “${scope.title}” ${why}; it was left out.`,
    scope.id,
  );
}
