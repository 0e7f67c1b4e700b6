import { describe, expect, test } from 'vitest';
import { processorTime } from '../../testing/processor-time.ts';
import { plainTextOf } from '../plain-text.ts';
import { contentsOfText } from './hotspot-text.ts';

function read(text: string) {
  const { markup, pieces } = contentsOfText(text);
  return {
    text: plainTextOf(markup),
    pieces: pieces.map(({ kind, reference, title }) => [kind, reference, title]),
  };
}

describe('the text of a hotspot', () => {
  test.each([
    ['<p>Old <b>oak</b></p>', 'Old oak', []],
    ['Oak <img src="oak.jpg" alt="An oak"> of 1783', 'Oak of 1783', [['picture', 'oak.jpg', 'An oak']]],
    [
      "<img class=x src='a b.jpg'/><img src=c.png>",
      '',
      [
        ['picture', 'a b.jpg', ''],
        ['picture', 'c.png', ''],
      ],
    ],
    [
      'See <a href="https://a.example/?b=1&amp;c">how</a>.',
      'See how.',
      [['link', 'https://a.example/?b=1&c', 'how']],
    ],
    ['<a href="big.jpg"><img src="big.jpg"></a>', '', [['picture', 'big.jpg', '']]],
    [
      '<a href="big.jpg"><img src="small.jpg"></a>',
      '',
      [
        ['picture', 'small.jpg', ''],
        ['link', 'big.jpg', ''],
      ],
    ],
    ['<video controls><source src="v.mp4"><source src="v.webm">No film</video>', '', [['clip', 'v.mp4', '']]],
    ['<audio src="a.mp3"></audio>', '', [['sound', 'a.mp3', '']]],
    [
      '<iframe width="1" src="//www.youtube.com/embed/x"></iframe> Film',
      'Film',
      [['embed', '//www.youtube.com/embed/x', '']],
    ],
    [
      '<form><input></form><svg><path/></svg>Word',
      'Word',
      [
        ['other', 'form', ''],
        ['other', 'svg', ''],
      ],
    ],
    ['&lt;img src="oak.jpg"&gt; Oak', 'Oak', [['picture', 'oak.jpg', '']]],
    ['3 < 4 and a<b', '3 < 4 and ab', []],
    ['a < b <img src="c.jpg">', 'a < b', [['picture', 'c.jpg', '']]],
    ['<img>', '', []],
    ['<a href="x', 'a href="x', []],
  ])('is taken apart: %s', (source, text, pieces) => {
    expect(read(source)).toEqual({ text, pieces });
  });

  test('may hold a picture that is longer than any text', () => {
    const reference = `data:image/png;base64,${'A'.repeat(100_000)}`;
    expect(read(`Oak <img src="${reference}">`)).toEqual({
      text: 'Oak',
      pieces: [['picture', reference, '']],
    });
  });

  test('takes no longer where it is made to be slow', () => {
    const pieces = [
      '<a href=x>',
      '<img src=',
      '<video>',
      '<video><source ',
      '<iframe src="x">',
      '</a>',
      '&lt;img',
      '<',
      '<a ',
      '<form>x',
    ];
    for (const piece of pieces) {
      const took = processorTime(() => contentsOfText(piece.repeat(1_000_000 / piece.length)));
      expect({ piece, isSlow: took > 1000 }).toEqual({ piece, isSlow: false });
    }
  });
});
