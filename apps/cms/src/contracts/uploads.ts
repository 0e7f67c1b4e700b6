/** Bytes of one file, and of all files of one request. */
export const MAX_UPLOAD_BYTES = 1024 * 1024 * 1024;
