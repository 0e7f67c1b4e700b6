// Writes two bundles in turns, until it is killed: `node write-forever.ts <folder> <first> <second>`.
import { readBundle, writeBundle } from '@vitrine/content/node';

const [folder = '', ...sources] = process.argv.slice(2);
const bundles = await Promise.all(sources.map((source) => readBundle(source)));
process.stdout.write('ready\n');
for (let turn = 0; ; turn += 1) {
  const bundle = bundles[turn % bundles.length];
  if (bundle) await writeBundle(folder, bundle);
}
