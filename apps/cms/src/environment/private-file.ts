import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Readable by its owner alone. */
const PRIVATE = 0o600;

/**
 * Reads a file that contains a secret, and creates it if it is missing. If two processes create it at the same time,
 * both get the same text: a hard link fails if the file exists. The whole text is on disk before the file gets its
 * name. The text of an empty file is returned unchanged: this function never leaves one behind.
 */
export function readOrCreatePrivateFile(path: string, createText: () => string): string {
  const kept = readPrivateFile(path);
  if (kept !== undefined) return kept;
  const draft = writeDraft(path, createText());
  try {
    linkSync(draft, path);
    syncFolder(dirname(path));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8');
}

/** @returns The file's text, or undefined when there is no such file or it is empty. */
export function readPrivateFile(path: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return text.trim() === '' ? undefined : text;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Replaces the file as a whole: a reader sees the old text or the new one, never a part. */
export function writePrivateFile(path: string, text: string): void {
  renameSync(writeDraft(path, text), path);
  syncFolder(dirname(path));
}

/** Returns when the names in a folder would outlive a power cut. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } catch (error) {
    // Some systems (Windows) know no such thing for folders and keep them in order by themselves.
    if (!hasCode(error, 'EPERM') && !hasCode(error, 'EINVAL')) throw error;
  } finally {
    closeSync(handle);
  }
}

function writeDraft(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, text, { mode: PRIVATE, flag: 'wx', flush: true });
  return draft;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
