import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { wallsOf } from './oxlint-config.ts';

/*
 * Writes the walls into `.oxlintrc.json`; all other rules are kept as they stand there.
 */

const file = fileURLToPath(new URL('../../.oxlintrc.json', import.meta.url));
const config = JSON.parse(readFileSync(file, 'utf8')) as { readonly rules: object };
const { rules, overrides } = wallsOf();
const text = JSON.stringify({ ...config, rules: { ...config.rules, ...rules }, overrides });
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
