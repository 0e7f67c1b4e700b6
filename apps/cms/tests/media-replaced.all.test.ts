import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const ICON = 'api::icon.icon';

let strapi: StartedStrapi;
let editor: Editor;

interface WireFile {
  readonly url: string;
  readonly provider_metadata: { readonly replaced?: string } | null;
}

/** The file of the only icon, as the web server reads it. */
async function wireFile(): Promise<WireFile> {
  const { data } = (await read(strapi, '/api/icons?populate[svg]=true')) as { data: { svg: WireFile }[] };
  const [icon] = data;
  if (icon === undefined) throw new Error('There is no icon.');
  return icon.svg;
}

function drawing(colour: string): File {
  return new File([`<svg xmlns="http://www.w3.org/2000/svg" fill="${colour}"/>`], 'sign.svg', {
    type: 'image/svg+xml',
  });
}

function replace(id: number, file: File): Promise<unknown> {
  const body = new FormData();
  body.append('files', file);
  body.append('fileInfo', '{}');
  return editor.request('POST', `/upload?id=${id}`, body);
}

describe('a file that is replaced', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('says which bytes took the place of others of the same size under its address', async () => {
    const id = await editor.upload(drawing('red'));
    await editor.create(ICON, { name: 'sign', svg: id });
    const before = await wireFile();
    expect(before.provider_metadata?.replaced).toBeUndefined();
    await replace(id, drawing('tan'));
    const once = await wireFile();
    expect(once.url).toBe(before.url);
    expect(once.provider_metadata?.replaced).toMatch(/^[0-9a-f]{12}$/);
    await replace(id, drawing('sky'));
    expect((await wireFile()).provider_metadata?.replaced).not.toBe(once.provider_metadata?.replaced);
    await replace(id, drawing('tan'));
    expect((await wireFile()).provider_metadata).toEqual(once.provider_metadata);
  });
});
