export { WORLD_FILE_TYPES } from './world-file.ts';
export type { WorldFile, WorldFileEntry, WorldFileMedium, WorldFileType } from './world-file.ts';
