import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wallsOf } from './oxlint-config.ts';

/*
 * Writes the walls into `.oxlintrc.json`; all other rules are kept as they are there. `npm run format` brings it into form.
 */

const file = fileURLToPath(new URL('../../.oxlintrc.json', import.meta.url));
const config = JSON.parse(readFileSync(file, 'utf8')) as { readonly rules: object };
const { rules, overrides } = wallsOf();
const written = { ...config, rules: { ...config.rules, ...rules }, overrides };
writeFileSync(file, `${JSON.stringify(written, undefined, 2)}\n`);
