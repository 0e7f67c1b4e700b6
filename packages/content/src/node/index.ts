export { readBundle, writeBundle } from './disk-store.ts';
export * from './shipped.ts';
export * from './preview-token.ts';
export * from './private-files.ts';
