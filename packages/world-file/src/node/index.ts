export { readWorldFolder, writeWorldFolder } from './folder.ts';
export { saveFile } from './save-file.ts';
