/** A document of many small pages, each with its number as its text: as small as the format allows. */
export function plainPdf(pageCount: number): Uint8Array {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pageCount}/Kids[${pages.map((page) => `${pageId(page)} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((page) => {
      const text = `BT /F1 40 Tf 60 700 Td (Page number ${page}) Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${pageId(page) + 1} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
        `<</Length ${text.length}>>stream\n${text}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return new TextEncoder().encode(file);
}

/** Three objects come first; then each page has one for itself and one for its text. */
function pageId(page: number): number {
  return 2 + 2 * page;
}
