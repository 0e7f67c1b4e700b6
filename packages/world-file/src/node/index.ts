export { readWorldFolder, writeWorldFolder } from './folder.ts';
