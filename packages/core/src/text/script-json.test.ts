import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptJson } from './script-json.ts';

test('no text ends the script that it stands in, and all of it arrives', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', '\u2028', '\\u003c'));
  const values = fc.oneof(text, fc.array(text), fc.dictionary(text, fc.oneof(text, fc.jsonValue())));
  fc.assert(
    fc.property(values, (value) => {
      expect(scriptJson(value)).not.toContain('<');
      expect(JSON.parse(scriptJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
