export { readWorldArchive, writeWorldArchive } from './archive.ts';
export type { WorldArchive } from './archive.ts';
export { WORLD_FILE_LIMITS } from './limits.ts';
export type { WorldFileLimits } from './limits.ts';
export { WORLD_FILE_TYPES } from './world-file.ts';
export type { WorldFile, WorldFileEntry, WorldFileMedium, WorldFileType } from './world-file.ts';
export { WorldFileError } from './world-file-error.ts';
export type { WorldFileErrorCode } from './world-file-error.ts';
