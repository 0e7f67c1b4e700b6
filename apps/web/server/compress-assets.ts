import { fileURLToPath } from 'node:url';
import { packAssets } from './pages/assets.ts';

// The last step of `npm run build`.
const count = await packAssets(fileURLToPath(new URL('../build/client', import.meta.url)));
process.stdout.write(`packed ${count} files of the browser build\n`);
