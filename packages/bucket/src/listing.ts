import { SaxesParser } from 'saxes';

/** An object in a list. */
export interface ListedObject {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** One page of a list. */
export interface Listing {
  readonly objects: readonly ListedObject[];
  /** Continues the list; absent on its last page. */
  readonly next: string | undefined;
}

/**
 * Reads the answer to `ListObjectsV2` (Amazon S3's API reference).
 *
 * @throws Error when it is not XML.
 */
export function readListing(xml: string): Listing {
  const objects: ListedObject[] = [];
  const path: string[] = [];
  let text = '';
  let key = '';
  let size = 0;
  let modified = 0;
  let next: string | undefined;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    const field = path.slice(1).join('/');
    path.pop();
    if (field === 'Contents/Key') key = text;
    else if (field === 'Contents/Size') size = Number(text);
    else if (field === 'Contents/LastModified') modified = Date.parse(text);
    else if (field === 'Contents') objects.push({ key, size, modified });
    else if (field === 'NextContinuationToken') next = text;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return { objects, next };
}
