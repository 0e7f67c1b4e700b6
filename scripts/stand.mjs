import { runScript } from './setup/run-script.mjs';

// npm run stand -- --world <slug> --for <platform>   makes a zip that shows a world on a laptop without a network
// npm run stand -- --help                            says what else there is
runScript('apps/web/stand/index.ts', process.argv.slice(2));
