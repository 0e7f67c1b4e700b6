process.env['NODE_ENV'] ??= 'development';

const { startDevelopment } = await import('./start/development.ts');
await startDevelopment();
