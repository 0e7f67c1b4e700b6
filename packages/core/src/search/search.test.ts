import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLocation, aPicture, aSnapshot, aWorld } from '../../testing/index.ts';
import { overlayTargetsOf } from '../overlays/viewers-of.ts';
import { overlayId } from '../world/ids.ts';
import type { Article } from '../world/content.ts';
import { plainText } from './plain-text.ts';
import { searchEntriesOf } from './search-entry.ts';
import { searchTerm } from './words.ts';

describe('plainText', () => {
  test('keeps the words of blocks, markdown and HTML', () => {
    const blocks = [
      { type: 'heading', children: [{ text: 'Reach' }] },
      { type: 'list', children: [{ type: 'list-item', children: [{ text: '911 mm' }] }] },
      'no block',
    ];
    expect(plainText({ format: 'blocks', blocks })).toBe('Reach 911 mm');
    expect(plainText({ format: 'markdown', source: '# Reach\n**911** mm, see [the sheet](/x)' })).toBe(
      'Reach 911 mm, see the sheet',
    );
    expect(plainText({ format: 'html', source: '<p>A&nbsp;&amp;&nbsp;B</p><script>x()</script>' })).toBe(
      'A & B',
    );
  });

  test('is short and without tags whatever the source is', () => {
    fc.assert(
      fc.property(fc.string(), (source) => {
        const text = plainText({ format: 'html', source: `<p>${source}</p>`.repeat(100) });
        expect(text.length).toBeLessThanOrEqual(2000);
        expect(text).not.toMatch(/<p>/);
      }),
    );
  });

  test('survives blocks that are nested without end', () => {
    let block: unknown = { text: 'deep' };
    for (let depth = 0; depth < 100_000; depth += 1) block = { children: [block] };
    expect(plainText({ format: 'blocks', blocks: [block] })).toBe('');
  });
});

describe('searchTerm', () => {
  test('compares small letters without accents', () => {
    expect(searchTerm('Überwachung')).toBe('uberwachung');
    expect(searchTerm('Größe')).toBe('grosse');
    expect(searchTerm('Ёлка')).toBe('елка');
  });
});

describe('searchEntriesOf', () => {
  const sheet = aPicture({ name: 'nv6.pdf', mime: 'application/pdf', title: 'Data sheet' });
  const article: Article = {
    id: overlayId(7),
    title: 'Robot NV-6',
    summary: 'Quick.',
    cover: aPicture({ name: 'robot.jpg' }),
    category: { title: 'Robotics', priority: 1 },
    tags: ['Six axes'],
    sections: [
      { kind: 'text', title: 'Reach', text: { format: 'markdown', source: 'far' } },
      { kind: 'table', title: 'Data', rows: [['Payload', '6 kg']] },
      { kind: 'pdf', title: 'Sheet', document: sheet },
    ],
    actionButtons: [],
  };
  const snapshot = aSnapshot({
    worlds: [aWorld()],
    locations: [aLocation({ description: 'Come in.' })],
    articles: [article],
  });

  test('finds locations, articles and documents by title, text and tags (docs/design/unspecified.md)', () => {
    const entries = searchEntriesOf(snapshot, overlayTargetsOf(snapshot));
    expect(entries.map(({ id, kind, title }) => [id, kind, title])).toEqual([
      [0, 'location', 'Entrance'],
      [1, 'article', 'Robot NV-6'],
      [2, 'document', 'Sheet'],
    ]);
    const [location, robot, document] = entries;
    expect(location).toMatchObject({ href: '/showroom/entrance', walk: 'entrance', text: 'Come in.' });
    expect(robot).toMatchObject({ href: '?article=7-robot-nv-6', context: 'Robotics', tags: 'Six axes' });
    expect(robot?.text).toContain('Payload · 6 kg');
    expect(robot?.picture).toMatch(/^\/box-api\/images\/245\//);
    expect(document?.href).toMatch(/^\?pdf=\d+$/);
    expect(document?.text).toContain('nv6.pdf');
  });
});
