import { describe, expect, test } from 'vitest';
import { explainedBy } from './taken-back.ts';

const HOUR = 60 * 60_000;

describe('the losses that taken back entries explain', () => {
  test('are those of their collection and of what goes along, in their language', () => {
    const taken = [{ collection: 'content-locations', documentId: 'a', locale: 'de', at: 5 * HOUR }];
    expect(explainedBy([...taken, ...taken], 4 * HOUR)).toEqual([
      { collection: 'content-locations', locale: 'de' },
      { collection: 'content-transitions', locale: 'de' },
      { collection: 'box-hooks', locale: 'de' },
      { collection: 'content-stories', locale: 'de' },
    ]);
  });

  test('are not of entries removed before the content was stored, with a tolerance for clocks that differ', () => {
    const taken = [{ collection: 'icons', documentId: 'a', at: 4 * HOUR }];
    expect(explainedBy(taken, 5 * HOUR)).toEqual([]);
    expect(explainedBy(taken, 4 * HOUR + 60_000)).toEqual([{ collection: 'icons' }]);
  });
});
