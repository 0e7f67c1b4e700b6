import type { SampledPage } from './visitors-job.ts';

/** The width of the pictures that the visitors' screens ask for. */
const PICTURE_WIDTH = 1280;
const MAX_PICTURES = 2;

/**
 * Looks at every page that everybody may see, in every language, as the sitemap names them, and at its pictures.
 *
 * @throws Error when there is no page with a picture.
 */
export async function findPages(origin: string): Promise<readonly SampledPage[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = new Set(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address = '']) => new URL(address).pathname)
      .filter((path) => path.split('/').length > 2),
  );
  const pages: SampledPage[] = [];
  for (const page of paths) {
    const html = await (await fetch(origin + page)).text();
    const names = new RegExp(String.raw`/box-api/images/${PICTURE_WIDTH}/[\w.-]+`, 'g');
    const pictures = [...new Set(html.match(names))].slice(0, MAX_PICTURES);
    // Made now, so that the visitors find what a showroom that has been open for a while has.
    for (const picture of pictures) await (await fetch(origin + picture)).arrayBuffer();
    if (pictures.length > 0) pages.push({ page, pictures });
  }
  if (pages.length === 0) throw new Error('The sitemap names no page with a picture.');
  return pages;
}
