import { fetchData } from 'pdfjs-dist';

/*
 * What documents may need besides themselves: fonts that every reader must have, character maps of Asian fonts,
 * and decoders of rare picture formats. This server has all of them; each is fetched only when a document needs
 * it.
 */
const FILES: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>(
    [
      '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
      '../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
      '../../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
    ],
    { eager: true, query: '?url', import: 'default' },
  ),
};

const ADDRESSES = new Map(
  Object.entries(FILES).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

/**
 * A resource by its file name.
 *
 * @throws when there is none; the document is then drawn without it.
 */
export async function fetchResource(fileName: string): Promise<Uint8Array> {
  const address = ADDRESSES.get(fileName);
  if (address === undefined) throw new Error(`PDF documents have no resource "${fileName}" here.`);
  return fetchData(address, 'bytes') as Promise<Uint8Array>;
}
