import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examineFile } from './examine-file.ts';
import { sentenceOf } from './refused-file.ts';
import { hugePicture } from './testing/refused-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function examined(name: string, content: string | Uint8Array) {
  const path = join(folder, 'received');
  writeFileSync(path, content);
  return examineFile(path, name);
}

function svg(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
}
const ZIP = 'PK\x03\x04\x14\0\0\0';

let jpeg: Buffer;
let gif: Buffer;
beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: 'white', noise } });
  jpeg = await picture.clone().jpeg().toBuffer();
  gif = await picture.clone().gif().toBuffer();
});

describe('a file that the media library takes', () => {
  test.each(['jpg', 'png', 'webp', 'avif', 'tiff', 'gif'] as const)('is a picture: .%s', async (format) => {
    const picture = sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } });
    const bytes = await picture.toFormat(format === 'jpg' ? 'jpeg' : format).toBuffer();
    expect(await examined(`picture.${format}`, bytes)).toBeUndefined();
    expect(await examined(`PICTURE.${format.toUpperCase()}`, bytes)).toBeUndefined();
  });

  test.each([
    ['film.mp4', '\0\0\0\x18ftypisom'],
    ['film.mov', '\0\0\0\x08wide'],
    ['film.webm', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3])],
    ['sound.mp3', 'ID3\x04'],
    ['sound.wav', 'RIFF\0\0\0\0WAVEfmt '],
    ['captions.vtt', '\uFEFFWEBVTT\n\n'],
    ['table.csv', 'größe;1\n'],
    ['sheet.pdf', '%PDF-1.7\n'],
    ['words.docx', ZIP],
    ['words.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['model.glb', 'glTF\x02\0\0\0'],
    ['model.gltf', '{ "asset": {} }'],
    ['model.usdz', ZIP],
    ['part.step', 'ISO-10303-21;\nHEADER;'],
    ['plan.dwg', 'AC1032\0'],
    ['plan.dxf', '  0\r\nSECTION\r\n'],
    ['plan.svg', svg('<path d="M0 0h1"/>')],
  ])('is %s', async (name, content) => {
    const bytes = typeof content === 'string' && name !== 'captions.vtt' && name !== 'table.csv';
    expect(await examined(name, bytes ? Buffer.from(String(content), 'latin1') : content)).toBeUndefined();
  });

  test('is a JPEG with a page of HTML behind it: served as a picture, it is nothing else', async () => {
    const tailed = Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script>')]);
    expect(await examined('picture.jpg', tailed)).toBeUndefined();
  });
});

describe('a file that it refuses', () => {
  test.each([
    'page.html',
    'page.htm',
    'code.js',
    'x.mjs',
    'a.xml',
    'a.xhtml',
    'tool.exe',
    'noending',
    'a.jpg ',
  ])('is of no kind on the list: %s', async (name) => {
    expect(await examined(name, jpeg)).toEqual({ reason: 'kind' });
  });

  test.each([
    ['picture.jpg', 'just words'],
    ['picture.png', '<html></html>'],
    ['film.mp4', '<script>alert(1)</script>'],
    ['film.webm', 'just words'],
    ['sheet.pdf', '<!doctype html><script>%PDF-1.4</script>'],
    ['bundle.zip', svg('')],
    ['model.gltf', '<html></html>'],
    ['table.csv', 'MZ\0\0\x03'],
    ['captions.vtt', 'WEBVTTX'],
    // A comment of JavaScript that begins as a GIF does.
    ['moving.gif', 'GIF89a/*\0\0*/=1;alert(1)//'],
  ])('is not what its ending says: %s', async (name, content) => {
    expect(await examined(name, content)).toMatchObject({
      reason: name === 'moving.gif' ? 'broken' : 'content',
    });
  });

  test('is one picture under the ending of another', async () => {
    expect(await examined('picture.png', gif)).toEqual({ reason: 'content' });
  });

  test('is empty', async () => {
    expect(await examined('picture.jpg', '')).toEqual({ reason: 'empty' });
  });

  test('is a picture that is cut off', async () => {
    expect(await examined('picture.jpg', jpeg.subarray(0, jpeg.length / 2))).toEqual({ reason: 'broken' });
  });

  test('has more pixels than anybody can be sent, whatever it weighs', async () => {
    const refused = await examined('huge.png', await hugePicture());
    expect(refused).toEqual({ reason: 'pixels', megapixels: 192, most: 100 });
  });

  test.each([
    ['<script>alert(1)</script>', 'a script'],
    ['<rect onclick="alert(1)"/>', 'a script'],
    ['<foreignObject/>', 'a script'],
    ['<image href="https://example.com/x.png"/>', 'a reference to something elsewhere'],
  ])('is a drawing with %s', async (inside, part) => {
    expect(await examined('plan.svg', svg(inside))).toEqual({ reason: 'drawing', part });
  });

  test('is a drawing with entities', async () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('&a;')}`;
    expect(await examined('plan.svg', bomb)).toEqual({ reason: 'drawing', part: 'entities of its own' });
  });
});

test('an editor reads why in the language of the panel', () => {
  const refused = { reason: 'pixels', megapixels: 192, most: 100 } as const;
  expect(sentenceOf(refused, 'wall.jpg', 'en')).toBe(
    '“wall.jpg” has 192 megapixels; at most 100 are allowed. Make it smaller.',
  );
  expect(sentenceOf(refused, 'wall.jpg', 'de-AT')).toContain('hat 192 Megapixel; erlaubt sind höchstens 100');
  expect(sentenceOf({ reason: 'drawing', part: 'a script' }, 'plan.svg', 'de')).toContain(
    'enthält ein Skript',
  );
  expect(sentenceOf({ reason: 'kind' }, 'page.html', null)).toContain(
    'does not take files such as “page.html”',
  );
});

/** A binary glTF of a description alone. */
function glb(description: object): Buffer {
  const json = Buffer.from(JSON.stringify(description));
  const head = Buffer.alloc(20);
  head.write('glTF', 0, 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(head.length + json.length, 8);
  head.writeUInt32LE(json.length, 12);
  head.write('JSON', 16, 'latin1');
  return Buffer.concat([head, json]);
}

function using(name: string, isRequired: boolean) {
  return {
    asset: { version: '2.0' },
    extensionsUsed: ['KHR_materials_clearcoat', name],
    ...(isRequired && { extensionsRequired: [name] }),
  };
}

describe('a 3D model', () => {
  test.each([
    ['Draco', using('KHR_draco_mesh_compression', true)],
    ['Draco', using('KHR_draco_mesh_compression', false)],
    ['Meshopt', using('EXT_meshopt_compression', true)],
    ['KTX2', using('KHR_texture_basisu', true)],
  ])('that is compressed with %s is refused, in a sentence (%#)', async (compression, description) => {
    const refused = { reason: 'compression', compression } as const;
    expect(await examined('robot.glb', glb(description))).toEqual(refused);
    expect(await examined('robot.gltf', JSON.stringify(description))).toEqual(refused);
    expect(sentenceOf(refused, 'robot.glb', 'en')).toContain(`compressed with ${compression}`);
    expect(sentenceOf(refused, 'robot.glb', 'de')).toContain(`mit ${compression} komprimiert`);
  });

  test.each([
    ['without extensions', { asset: { version: '2.0' } }],
    ['with smaller numbers, which every viewer reads', using('KHR_mesh_quantization', true)],
    ['with an uncompressed copy beside the compressed one', using('EXT_meshopt_compression', false)],
    ['with WebP textures', using('EXT_texture_webp', true)],
  ])('%s is taken', async (_name, description) => {
    expect(await examined('robot.glb', glb(description))).toBeUndefined();
  });

  test('whose description is longer than the file says nothing of itself', async () => {
    const cut = glb(using('KHR_draco_mesh_compression', true));
    cut.writeUInt32LE(0xff_ff_ff_ff, 12);
    expect(await examined('robot.glb', cut.subarray(0, 40))).toBeUndefined();
  });
});
