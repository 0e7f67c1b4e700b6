import { describe, expect, test } from 'vitest';
import { sandboxOf } from './frame-rules.ts';

describe('sandboxOf', () => {
  const own = 'https://showroom.example';

  test('never lets a frame lead the showroom away', () => {
    expect(sandboxOf('https://player.example.com/a', own)).not.toContain('top-navigation');
    expect(sandboxOf('https://player.example.com/a', own)).toContain('allow-scripts');
  });

  test('gives other sites their own origin, and pages of the showroom none', () => {
    expect(sandboxOf('https://player.example.com/a', own)).toContain('allow-same-origin');
    expect(sandboxOf('https://showroom.example/a', own)).not.toContain('allow-same-origin');
  });
});
