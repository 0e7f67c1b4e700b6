// React and React Router choose their production builds by this when they are first imported.
process.env['NODE_ENV'] ??= 'production';

const { startProduction } = await import('./start/production.ts');
await startProduction();
