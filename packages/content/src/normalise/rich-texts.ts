import type { RichText } from '@vitrine/core/world/content';
import { isAbsent, textOf } from './present.ts';
import type { Scope } from './scope.ts';

/**
 * The rich text of a field pair: blocks when there are any, else the source, which is HTML when it begins with a tag
 * and markdown otherwise. Files of the media library get the address under which the showroom serves them: visitors
 * cannot reach the CMS's own.
 */
export function richTextOf(
  scope: Pick<Scope, 'mediaAddresses'>,
  wire: {
    readonly blocks: readonly unknown[] | null | undefined;
    readonly source?: string | null | undefined;
  },
): RichText | undefined {
  if (!isAbsent(wire.blocks) && wire.blocks.length > 0) {
    return { format: 'blocks', blocks: wire.blocks.map((block) => servedBlock(scope, block)) };
  }
  const text = textOf(wire.source);
  if (text === undefined) return undefined;
  const source = text.replaceAll(
    UPLOAD_ADDRESS,
    (address) => scope.mediaAddresses.ownAddressOf(address) ?? address,
  );
  return { format: /^<(?:[a-z]|!--)/i.test(text) ? 'html' : 'markdown', source };
}

/**
 * Addresses that may be files of the media library, where HTML and markdown have addresses: after the character that
 * opens an attribute's value or a link's target. An address in a sentence is plain text, and so is one in the query of
 * another address: those of the showroom are found as well, and stay.
 */
const UPLOAD_ADDRESS =
  /(?<=["'(<=]|\]:\s{0,3})(?:https?:\/\/[^\s"'<>()]{1,2000}|\/box-api)?\/uploads\/[^\s"'<>()]+/gi;

type Fields = Readonly<Record<string, unknown>>;

function servedBlock(scope: Pick<Scope, 'mediaAddresses'>, block: unknown): unknown {
  if (!isRecord(block)) return block;
  const { children, image, url } = block;
  return {
    ...block,
    ...(Array.isArray(children) && { children: children.map((child) => servedBlock(scope, child)) }),
    ...(typeof url === 'string' && { url: scope.mediaAddresses.ownAddressOf(url) ?? url }),
    ...(isRecord(image) && { image: servedImage(scope, image) }),
  };
}

/** Of the data that the editor copies into a picture, only what is shown is kept: the rest is internal to the CMS. */
function servedImage({ mediaAddresses }: Pick<Scope, 'mediaAddresses'>, image: Fields): Fields {
  const { url, alternativeText } = image;
  return {
    ...(typeof url === 'string' && { url: mediaAddresses.addressOf(url) ?? url }),
    ...(typeof alternativeText === 'string' && { alternativeText }),
  };
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
