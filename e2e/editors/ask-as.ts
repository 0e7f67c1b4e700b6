import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** A file as a journey uploads it. */
interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** What a request carries: data as JSON, or files. */
type Body = { readonly data: object } | { readonly multipart: { readonly files: UploadedFile } };

/** The CMS closes a connection that was idle for five seconds, which may cross with the next request. */
const RETRIES = 2;

/**
 * Asks the CMS as the account that is logged in to a page: an account may log in only a few times.
 *
 * @returns What the CMS answers; nothing where it answers without a text. It fails the journey if the CMS refuses.
 */
export function askAs(page: Page, method: string, path: string, data?: object): Promise<unknown> {
  return send(page, method, path, data && { data });
}

/** Uploads a file into the media library, as the account of a page. @returns The id of the file. */
export async function uploadAs(page: Page, files: UploadedFile): Promise<number> {
  const [stored] = (await send(page, 'POST', '/upload', { multipart: { files } })) as readonly {
    readonly id: number;
  }[];
  if (stored === undefined) throw new Error(`The media library has no ${files.name}.`);
  return stored.id;
}

async function send(page: Page, method: string, path: string, body?: Body): Promise<unknown> {
  const answer = await page.request.fetch(`${process.env['E2E_CMS_URL'] ?? ''}${path}`, {
    method,
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    maxRetries: RETRIES,
    ...body,
  });
  const text = await answer.text();
  expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
  return text === '' ? undefined : JSON.parse(text);
}

function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const stored = localStorage.getItem('jwtToken');
    if (stored !== null) return JSON.parse(stored) as string;
    return decodeURIComponent(/(?:^|; )jwtToken=([^;]*)/.exec(document.cookie)?.[1] ?? '');
  });
}
