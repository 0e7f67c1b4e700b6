import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    isEntry: z.boolean().optional(),
  }),
);

/** The addresses of the style sheets that a source module needs when it is loaded on demand. */
export type ChunkStyles = (module: string) => readonly string[];

/**
 * Reads from the browser build which style sheets belong to which chunk, so that a page that opens with an overlay is
 * styled before its scripts load, or without them.
 *
 * @returns a function that knows no styles when there is no manifest, as in development.
 */
export async function readChunkStyles(folder: string): Promise<ChunkStyles> {
  const text = await readFile(`${folder}/.vite/manifest.json`, 'utf8').catch(() => '{}');
  const manifest = manifestSchema.parse(JSON.parse(text));
  const stylesBehind = (modules: readonly string[]): ReadonlySet<string> => {
    const chunks = new Set(modules);
    for (const chunk of chunks) for (const next of manifest[chunk]?.imports ?? []) chunks.add(next);
    return new Set([...chunks].flatMap((chunk) => manifest[chunk]?.css ?? []));
  };
  const entries = Object.keys(manifest).filter((module) => manifest[module]?.isEntry);
  const onEveryPage = stylesBehind(entries);
  const found = new Map<string, readonly string[]>();
  return (module) => {
    const known = found.get(module);
    if (known) return known;
    const files = [...stylesBehind([module])].filter((file) => !onEveryPage.has(file));
    const styles = files.map((file) => `/${file}`);
    found.set(module, styles);
    return styles;
  };
}
