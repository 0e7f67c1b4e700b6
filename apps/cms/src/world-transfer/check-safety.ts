import { unsafePartOf } from '@vitrine/core';
import { activePartOfDrawing, activePartOfText, isScriptAddress } from '@vitrine/world-file';
import type { WorldArchive } from '@vitrine/world-file';
import { mediaTypeOf } from './media-types.ts';
import type { TransferNote } from './transfer-error.ts';

/**
 * What could run in somebody's browser. The showroom takes it out of every page, but not even the CMS's own
 * panel shall have to: a file that brings it in is refused. Texts are read as browsers read them, and nothing
 * comes in of which the doctor would say `unsafeHtml`.
 */
export const safetyFaults = ({ worldFile, media }: WorldArchive): readonly TransferNote[] => {
  const faults: TransferNote[] = [];
  const refuse = (part: string, place: string): void => {
    const sentence = `${place}: the text holds ${part}. Delete it from the text.`;
    faults.push({ code: 'unsafeText', place, sentence });
  };
  const refuseText = (text: string, place: string): void => {
    const part = activePartOfText(text) ?? unsafePartOf(text);
    if (part !== undefined) refuse(part, place);
  };
  const visit = (value: unknown, place: string): void => {
    if (typeof value === 'string') refuseText(value, place);
    else if (Array.isArray(value)) value.forEach((part, index) => visit(part, `${place}[${index}]`));
    else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        refuseText(name, place);
        // The link of a block stands alone.
        if (name === 'url' && typeof part === 'string' && isScriptAddress(part))
          refuse('a script in a link', place);
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
    const bytes = type === 'image/svg+xml' ? media.get(file) : undefined;
    const part = bytes === undefined ? undefined : activePartOfDrawing(bytes);
    if (part !== undefined) {
      faults.push({
        code: 'unsafeDrawing',
        place: name,
        sentence: `media.${name}: the drawing «${file}» holds ${part}. Draw it anew without.`,
      });
    }
  }
  return faults;
};
