import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { processorTime } from '../../testing/processor-time.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { readKrpano } from './krpano.ts';
import { readMarzipano } from './marzipano.ts';
import { readPannellum } from './pannellum.ts';

const LAUGHS = `<?xml version="1.0"?>
<!DOCTYPE lolz [
 <!ENTITY lol "lol">
 ${Array.from({ length: 9 }, (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index === 0 ? '' : index};`.repeat(10)}">`).join('\n')}
]>
<krpano title="&lol9;"/>`;

describe('a hostile tour', () => {
  test.each([
    ['a billion laughs', LAUGHS],
    [
      'a file of the server',
      '<!DOCTYPE krpano [<!ENTITY x SYSTEM "file:///etc/passwd">]><krpano title="&x;"/>',
    ],
    ['a document type from elsewhere', '<!DOCTYPE krpano SYSTEM "https://evil.example/x.dtd"><krpano/>'],
  ])('is refused for %s', (_, xml) => {
    expect(refusalOf(() => readKrpano(xml))).toMatchObject({
      code: 'forbidden',
      message:
        'The krpano tour has a document type (<!DOCTYPE …>). Tours need none, and entities of its own can do harm.',
    });
  });

  test('is refused for undeclared entities', () => {
    expect(refusalOf(() => readKrpano('<krpano title="&lol;"/>'))).toMatchObject({ code: 'notReadable' });
  });

  test('is refused for its size, before anything is parsed', () => {
    // Flat: the parts of a repeated text are only joined when it is read.
    const huge = Buffer.alloc(100_000_000, ' ').toString('latin1');
    for (const read of [readPannellum, readMarzipano, readKrpano]) {
      const took = processorTime(() => {
        const error = refusalOf(() => read(huge));
        expect(error?.code).toBe('tooLarge');
        expect(error?.message).toMatch(/has 100\.0 million characters; 10\.0 million are read at most\.$/);
      });
      expect(took).toBeLessThan(500);
    }
  });

  test('is refused for its depth, in any format', () => {
    const deep = '['.repeat(1_000_000);
    expect(refusalOf(() => readPannellum(`{"scenes":${deep}`))?.code).toBe('tooDeep');
    expect(refusalOf(() => readMarzipano(`var APP_DATA = {"scenes":${deep}`))?.code).toBe('tooDeep');
    expect(refusalOf(() => readKrpano('<krpano>'.repeat(100_000)))?.code).toBe('tooDeep');
    expect(refusalOf(() => readKrpano('<krpano>'.repeat(100_000)))?.message).toBe(
      'The krpano tour is nested more than 64 levels deep: that is no tour.',
    );
  });

  test('is refused for two scenes of one id', () => {
    const pannellum = '{"scenes":{"a":{"panorama":"1.jpg"},"\\u0061":{"panorama":"2.jpg"}}}';
    const marzipano = JSON.stringify({ scenes: [1, 2].map(() => ({ id: 'a', levels: [] })) });
    const krpano = '<krpano><scene name="a"/><scene name="A"/></krpano>';
    for (const [read, text] of [
      [readPannellum, pannellum],
      [readMarzipano, marzipano],
      [readKrpano, krpano],
    ] as const) {
      expect(refusalOf(() => read(text))).toMatchObject({ code: 'duplicateId' });
      expect(refusalOf(() => read(text))?.message).toMatch(
        / has two scenes with the id “a”: links to it would be ambiguous\.$/,
      );
    }
  });

  test('is not refused for a duplicate key where it does no harm', () => {
    expect(
      readPannellum('{"scenes":{"a":{"panorama":"1.jpg","yaw":1,"yaw":2}},"b":{"c":1,"c":2}}').scenes,
    ).toHaveLength(1);
  });

  test('is refused for too many scenes and hotspots', () => {
    const many = Object.fromEntries(
      Array.from({ length: LIMITS.scenes + 1 }, (_, index) => [`s${index}`, {}]),
    );
    expect(refusalOf(() => readPannellum(JSON.stringify({ scenes: many })))).toMatchObject({
      code: 'tooMany',
      message: 'The Pannellum tour has 1001 scenes; 1000 are read at most.',
    });
    const hotSpots = Array.from({ length: LIMITS.hotspots + 1 }, () => ({}));
    expect(refusalOf(() => readPannellum(JSON.stringify({ scenes: { a: { hotSpots } } })))?.message).toBe(
      'The scene “a” has 501 hotspots; 500 are read at most.',
    );
  });

  test('is not held up by scenes that lead in circles', () => {
    const scenes = {
      a: { panorama: 'a', hotSpots: [{ sceneId: 'b' }] },
      b: { panorama: 'b', hotSpots: [{ sceneId: 'a' }] },
    };
    expect(readPannellum(JSON.stringify({ scenes })).findings).toEqual([]);
    const styles =
      '<krpano><style name="a" style="b"/><style name="b" style="a"/><scene name="s"><hotspot style="a|b|a"/></scene></krpano>';
    expect(readKrpano(styles).scenes).toHaveLength(1);
  });

  test('leaves nothing to run in any text', () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'><b>x</b>';
    const scene = {
      title: evil,
      author: evil,
      panorama: 'a.jpg',
      hotSpots: [
        { text: evil, sceneId: 'b' },
        { text: evil },
        { text: evil, URL: 'javascript:alert(1)' },
        { text: evil, URL: `https://a.example/${evil}` },
      ],
    };
    const tours = [
      readPannellum(JSON.stringify({ default: { title: evil }, scenes: { [evil]: scene, b: scene } })),
      readMarzipano(
        JSON.stringify({
          name: evil,
          scenes: [
            {
              id: evil,
              name: evil,
              levels: [],
              infoHotspots: [{ title: evil, text: evil }],
              linkHotspots: [{ target: evil }],
            },
          ],
        }),
      ),
      readKrpano(
        `<krpano title="&lt;script>alert(1)&lt;/script>"><scene name="a" title="&lt;img src=x onerror=alert(1)>"><hotspot html="&lt;script>alert(1)&lt;/script>x" onclick="js(alert(1))"/></scene></krpano>`,
      ),
    ];
    for (const { title, scenes, findings } of tours) {
      const texts = [
        title,
        ...scenes.flatMap((one) => [
          one.title,
          one.author,
          ...one.links.map((link) => link.title),
          ...one.infos.flatMap((info) => [info.title, info.text]),
        ]),
      ];
      const addresses = scenes.flatMap(({ infos }) => infos.flatMap(({ address }) => address ?? []));
      for (const address of addresses) expect(address).toMatch(/^https:\/\/[^<>"\s]+$/);
      for (const text of texts) expect(text ?? '').not.toMatch(/<[a-z/!]|javascript:|onerror/i);
      for (const { sentence } of findings) expect(sentence).not.toMatch(/<[a-z/!]/i);
    }
  });

  test('is refused in a sentence where it is something else', () => {
    expect(refusalOf(() => readPannellum('[1]'))?.message).toBe(
      'The Pannellum tour is not such a tour. Invalid input: expected object, received array.',
    );
    expect(refusalOf(() => readPannellum('{"scenes":{"a":{"hotSpots":7}}}'))?.message).toMatch(
      /^The scene “a” is not such a tour\. “hotSpots”: /,
    );
    expect(refusalOf(() => readPannellum('{"scenes":{}}'))?.message).toBe(
      'The Pannellum tour has no scenes.',
    );
    expect(refusalOf(() => readKrpano('<html/>'))?.message).toBe(
      'The krpano tour begins with <html> instead of <krpano>.',
    );
    expect(refusalOf(() => readKrpano(''))?.code).toBe('notReadable');
  });
});
