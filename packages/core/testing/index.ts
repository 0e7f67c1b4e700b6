export * from './builders.ts';
export * from './fonts.ts';
export * from './large-showroom.ts';
export * from './media.ts';
export * from './random.ts';
export * from './sections.ts';
export * from './walk-graph.ts';
export * from './visitor.ts';
