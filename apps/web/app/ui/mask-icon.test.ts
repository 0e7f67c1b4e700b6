import { expect, test } from 'vitest';
import { cssUrl } from './mask-icon.tsx';

test('an address cannot end the style that contains it', () => {
  expect(cssUrl('/box-api/uploads/icon.svg?v=1')).toBe('url("/box-api/uploads/icon.svg?v=1")');
  expect(cssUrl('a"); background: red; \\\n')).toBe('url("a%22); background: red; %5C%0A")');
});
