import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBundle } from '@vitrine/content/load-bundle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CMS_ROOT } from '../scripts/compile.ts';
import type { DoctorAnswer } from '../src/plugins/showroom/contracts/doctor.ts';
import { DOCTOR_PATH } from '../src/plugins/showroom/contracts/doctor.ts';
import { read, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const DOCS = join(CMS_ROOT, '../../demo/media/docs');
const SHEET = readFileSync(join(DOCS, 'nv6-datasheet.pdf'));
const BROCHURE = readFileSync(join(DOCS, 'company-brochure.pdf'));

/** A program is started for each PDF. */
const PATIENCE = { timeout: 60_000 };

let strapi: StartedStrapi;
let editor: Editor;

interface ListedText {
  readonly file: string;
  readonly version: string;
}

function pdf(bytes: Uint8Array | string, name = 'sheet.pdf'): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, {
    type: 'application/pdf',
  });
}

async function listed(): Promise<readonly ListedText[]> {
  return ((await read(strapi, '/api/document-texts')) as { data: ListedText[] }).data;
}

async function pagesOf(file: string): Promise<readonly string[]> {
  return ((await read(strapi, `/api/document-texts/${file}`)) as { data: { pages: string[] } }).data.pages;
}

async function nameOf(id: number): Promise<string> {
  const { hash, ext } = (await editor.request('GET', `/upload/files/${id}`)) as { hash: string; ext: string };
  return `${hash}${ext}`;
}

function replace(id: number, file: File): Promise<unknown> {
  const body = new FormData();
  body.append('files', file);
  body.append('fileInfo', '{}');
  return editor.request('POST', `/upload?id=${id}`, body);
}

async function statusOf(path: string, token?: string): Promise<number> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await fetch(`${strapi.url}${path}`, { headers })).status;
}

function load() {
  return loadBundle({ cmsUrl: strapi.url, token: strapi.readToken, fetch, mayBeEmpty: true });
}

describe('the words of a PDF', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('are there after its upload, others after its bytes are, and none when it is gone', async () => {
    const id = await editor.upload(pdf(SHEET));
    const file = await nameOf(id);
    await expect.poll(listed, PATIENCE).toEqual([{ file, version: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
    const [before] = await listed();
    expect((await pagesOf(file))[1]).toContain('Repeatability (ISO 9283)');

    await replace(id, pdf(BROCHURE));
    await expect
      .poll(async () => (await listed())[0]?.version ?? before?.version, PATIENCE)
      .not.toBe(before?.version);
    expect((await pagesOf(file)).join(' ')).toContain('Endurance');

    await editor.request('DELETE', `/upload/files/${id}`);
    expect(await listed()).toEqual([]);
    expect(await statusOf(`/api/document-texts/${file}`, strapi.readToken)).toBe(404);
  });

  test('are given to the token of the web server alone', async () => {
    for (const path of ['/api/document-texts', '/api/document-texts/sheet.pdf']) {
      expect(await statusOf(path)).toBe(403);
      expect(await statusOf(path, 'made-up')).toBe(401);
    }
    expect(await statusOf('/api/document-texts', strapi.readToken)).toBe(200);
  });

  test('that cannot be read keep no upload away, and the doctor tells where it is used', async () => {
    const id = await editor.upload(pdf('%PDF-1.7\nnothing that follows', 'broken.pdf'));
    const world = await editor.createPublished('api::world.world', { name: 'Hall', slug: 'hall' });
    await editor.createPublished('api::content-location.content-location', {
      title: 'Hall',
      slug: 'hall',
      world: world.documentId,
    });
    await editor.create('api::article.article', {
      title: 'Sheet',
      sections: [{ __component: 'article-sections.downloads', title: '', files: [id] }],
    });
    await expect
      .poll(async () => {
        const { data } = (await editor.request('GET', DOCTOR_PATH)) as DoctorAnswer;
        return data.findings
          .filter(({ code }) => code === 'unsearchablePdf')
          .map(({ sentence }) => sentence.key);
      }, PATIENCE)
      .toEqual(['unsearchablePdf.broken']);
  });

  test('reach the content that visitors see, of PDFs that are opened there', async () => {
    const id = await editor.upload(pdf(SHEET));
    const unused = await editor.upload(pdf(BROCHURE, 'unused.pdf'));
    await editor.createPublished('api::article.article', {
      title: 'Robot',
      sections: [{ __component: 'article-sections.downloads', title: '', files: [id] }],
    });
    const file = await nameOf(id);
    await expect.poll(async () => (await listed()).length, PATIENCE).toBe(2);
    const bundle = await load();
    expect(Object.keys(bundle.documentTexts ?? {})).toEqual([file]);
    expect(bundle.documentTexts?.[file]?.[1]).toContain('Repeatability');
    expect((await load()).version).toBe(bundle.version);
    await editor.request('DELETE', `/upload/files/${unused}`);
    expect((await load()).version).toBe(bundle.version);
  });
});
