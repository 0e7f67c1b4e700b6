import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** The files of a zip, by path. */
export type Files = Readonly<Record<string, Uint8Array>>;

export function readZip(file: string): Files {
  return unzipSync(readFileSync(file));
}

/** Unpacks as people do: over the files that are already there, and without setting which files may be run. */
export function unpackInto(folder: string, files: Files): void {
  for (const [path, bytes] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/** Paths of files that hold one of the texts, with the text. */
export function findTexts(files: Files, texts: Iterable<string>): readonly string[] {
  const found: string[] = [];
  const wanted = [...texts].map((text) => ({ text, bytes: Buffer.from(text) }));
  for (const [path, bytes] of Object.entries(files)) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (const { text, bytes: searched } of wanted) {
      if (path.includes(text) || content.includes(searched)) found.push(`${path}: ${text}`);
    }
  }
  return found;
}
