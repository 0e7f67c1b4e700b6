import { unsafePartOf } from '@vitrine/core';
import type { WorldArchive } from '@vitrine/world-file';
import { mediaTypeOf } from './media-types.ts';
import type { TransferNote } from './transfer-error.ts';

/**
 * What could run in somebody's browser. The showroom takes it out of every page, but not even the CMS's own
 * panel shall have to: a file that brings it in is refused, by the rule that the doctor calls `unsafeHtml`.
 */
export const safetyFaults = ({ worldFile, media }: WorldArchive): readonly TransferNote[] => {
  const faults: TransferNote[] = [];
  const refuseText = (text: string, place: string): void => {
    const part = unsafePartOf(text);
    if (part === undefined) return;
    faults.push({
      code: 'unsafeText',
      place,
      sentence: `${place}: the text holds ${part}. Delete it from the text.`,
    });
  };
  const visit = (value: unknown, place: string): void => {
    if (typeof value === 'string') refuseText(value, place);
    else if (Array.isArray(value)) value.forEach((part, index) => visit(part, `${place}[${index}]`));
    else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        refuseText(name, place);
        if (name === 'url' && typeof part === 'string' && isScript(part))
          refuseText(`="${part.trim()}`, place);
        visit(part, place === '' ? name : `${place}.${name}`);
      }
    }
  };
  visit(worldFile.entries, '');
  visit(worldFile.media, 'media');
  for (const [name, { file }] of Object.entries(worldFile.media)) {
    const type = mediaTypeOf(file);
    if (type === undefined) {
      faults.push({
        code: 'foreignFile',
        place: name,
        sentence: `media.${name}: files such as «${file}» are not brought in. Leave it out, or convert it.`,
      });
    }
    if (type === 'image/svg+xml' && isActiveDrawing(media.get(file))) {
      faults.push({
        code: 'unsafeDrawing',
        place: name,
        sentence: `media.${name}: the drawing «${file}» holds a script. Draw it anew without.`,
      });
    }
  }
  return faults;
};

/** The link of a block stands alone, where the rule looks for one in HTML. */
const isScript = (url: string): boolean => /^\s*(?:javascript|vbscript|data):/i.test(url);

const ACTIVE_DRAWING =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed)\b|[\s"'/]on[a-z]{3,20}\s*=|(?:javascript|vbscript):|<!ENTITY/i;

const isActiveDrawing = (bytes: Uint8Array | undefined): boolean =>
  bytes !== undefined && ACTIVE_DRAWING.test(decoded(bytes));

/** A drawing in UTF-16 would hide from the rule what browsers read. */
const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
};
