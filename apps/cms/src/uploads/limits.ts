/** Bytes of one file, and of all files of one request. */
export const LARGEST_UPLOAD = 1024 * 1024 * 1024;
