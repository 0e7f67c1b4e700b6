import { overlayId } from '@vitrine/core/world/ids';
import { aSectionOfEachKind } from '@vitrine/core/testing';
import { expect, test } from 'vitest';
import { createBundle } from '../testing/bundle.ts';
import { mediaFilesOf } from './media-files.ts';

test.each(Object.values(aSectionOfEachKind('only')))(
  'the files of a section of kind $kind may be asked for',
  (section) => {
    const content = createBundle('v1', {
      articles: [
        { id: overlayId(7), title: 'A', summary: '', tags: [], sections: [section], actionButtons: [] },
      ],
    });
    const wanted = JSON.stringify(section).match(/(?<=\/box-api\/uploads\/)only-[\w.-]+/g) ?? [];
    expect([...mediaFilesOf(content).keys()]).toEqual(expect.arrayContaining(wanted));
  },
);
