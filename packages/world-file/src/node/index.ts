export { openFileBytes } from './file-bytes.ts';
export { readWorldFolder, writeWorldFolder } from './folder.ts';
export { saveFile } from './save-file.ts';
