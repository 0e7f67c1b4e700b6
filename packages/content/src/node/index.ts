export { readBundle, writeBundle } from './disk-store.ts';
export * from './shipped.ts';
