/** The longest name that every common file system accepts. */
const MAX_PATH_LENGTH = 255;

const FORBIDDEN = /[\p{Cc}<>:"|?*\\]/u;

/** Windows opens a device under these names, whatever their extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Whether a path stays below the folder that it is unpacked in, on every system: relative, with forward
 * slashes, without steps to somewhere else, and of names that all file systems take.
 */
export function isSafePath(path: string): boolean {
  return (
    path.length <= MAX_PATH_LENGTH &&
    !FORBIDDEN.test(path) &&
    path.split('/').every((name) => name !== '' && !/^\.{1,2}$|[. ]$/.test(name) && !DEVICE.test(name))
  );
}
