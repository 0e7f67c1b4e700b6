export { readBundle, writeBundle, writeBundleFiles } from './disk-store.ts';
export { hasCode } from './error-code.ts';
export { lowerPriority } from './lower-priority.ts';
export { syncFolder, writeFileWhole } from './files.ts';
export * from './shipped.ts';
export * from './preview-token.ts';
export * from './private-files.ts';
export * from './pdf/read-pdf.ts';
