import type { PdfFile } from './pdf-file.ts';
import styles from './print-pdf.module.css';

/** 150 dots per inch: sharp on paper, and a whole brochure fits into memory. */
const PIXELS_PER_POINT = 150 / 72;

/**
 * Prints a whole document: all pages as pictures, instead of the visible page.
 *
 * @param options.onPage is called with the page that is being prepared.
 */
export async function printPdf(
  file: PdfFile,
  options: { readonly signal: AbortSignal; readonly onPage: (page: number) => void },
): Promise<void> {
  const { signal } = options;
  const sheets = document.createElement('div');
  const addresses: string[] = [];
  sheets.className = styles['sheets'] ?? '';
  try {
    for (let number = 1; number <= file.pageCount; number += 1) {
      options.onPage(number);
      const page = await file.page(number);
      const address = URL.createObjectURL(await pictureOf(await page.draw(PIXELS_PER_POINT, signal)));
      addresses.push(address);
      const sheet = document.createElement('img');
      const isWide = page.size.width > page.size.height;
      sheet.className = styles[isWide ? 'wide' : 'upright'] ?? '';
      sheet.alt = '';
      sheet.src = address;
      await sheet.decode();
      signal.throwIfAborted();
      sheets.append(sheet);
    }
    document.body.append(sheets);
    document.documentElement.classList.add(styles['printing'] ?? '');
    // Waits until the print dialog is closed.
    print();
  } finally {
    document.documentElement.classList.remove(styles['printing'] ?? '');
    sheets.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
  }
}

async function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('A page is too large to be printed.');
  return blob;
}
