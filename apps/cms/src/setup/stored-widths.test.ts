import { MEDIA_FORMAT_WIDTHS } from '@vitrine/core/world/media';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import plugins from '../../config/plugins.ts';

test('pictures are stored in the widths of the specification; Strapi makes the thumbnail of 245 itself (spec 9.10)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-plugins-'));
  vi.stubEnv('DATA_DIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const { breakpoints } = plugins().upload.config;
  expect(breakpoints).toEqual({ xxlarge: 3840, xlarge: 1920, large: 1000, medium: 750, small: 500 });
  expect(MEDIA_FORMAT_WIDTHS).toEqual({ ...breakpoints, thumbnail: 245 });
});
