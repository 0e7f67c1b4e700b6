/** Single files of `DATA_DIR` that a backup holds. */
export const KEPT_FILES = [
  'cms/secrets.json',
  'session-secret',
  'revalidate-secret',
  'cms-token',
  'ended-logins',
] as const;

/** Folders of `DATA_DIR` that a backup holds with everything in them; the uploads last, after the database. */
export const KEPT_FOLDERS = ['outbox', 'cms/public/uploads'] as const;

/** The files of `DATA_DIR` are below this folder of the archive. */
export const DATA_PREFIX = 'data/';

/** Bytes of a path: what common file systems allow. */
const MAX_PATH = 1024;

/** Locks and drafts of a running web server, which mean nothing after a restore. */
const PASSING = /^outbox\/(?:.*\/)?(?:\.lock[^/]*|[^/]*\.draft)$/;

/**
 * Whether a path of an archive remains in its folder on every system: relative, with slashes, without `..`, drives,
 * streams and control characters.
 */
export function isSafePath(path: string): boolean {
  return (
    Buffer.byteLength(path) <= MAX_PATH &&
    path.isWellFormed() &&
    !/[\p{Cc}\\:]/u.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

/** Whether a path, relative to `DATA_DIR`, belongs into a backup. */
export function isKept(path: string): boolean {
  return (
    isSafePath(path) &&
    !PASSING.test(path) &&
    (KEPT_FILES.some((file) => file === path) || KEPT_FOLDERS.some((folder) => path.startsWith(`${folder}/`)))
  );
}
