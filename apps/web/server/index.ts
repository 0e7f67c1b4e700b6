// React and React Router read this when they are first imported, to choose their production builds.
process.env['NODE_ENV'] ??= 'production';

const { startProduction } = await import('./start/production.ts');
await startProduction();
