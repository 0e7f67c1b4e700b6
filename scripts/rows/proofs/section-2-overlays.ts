import type { Proofs } from '../proof.ts';

const FRAMES = 'apps/web/app/overlays/overlay-frames.server.test.ts';

/** Section 2: overlays, the bottom navigation and nested menus. */
export const OVERLAYS: Proofs = {
  '2.28': [
    {
      of: 'article (numeric id, with title)',
      file: 'packages/core/src/overlays/overlay-stack.ts',
      find: "kind === 'article' && title !== undefined ? titleSlug(title) : ''",
      replace: "''",
      test: 'packages/core/src/overlays/overlay-stack.test.ts',
    },
    {
      of: 'Open overlays are marked by query parameters on the URL',
      file: 'packages/core/src/overlays/overlay-stack.ts',
      find: '`${kind}=${encodeURIComponent(',
      replace: '`${kind}~${encodeURIComponent(',
      test: 'packages/core/src/overlays/overlay-stack.test.ts',
    },
    {
      of: 'A non-negative integer value present on load reopens that overlay',
      file: 'packages/core/src/overlays/overlay-stack.ts',
      find: 'if (!/^\\d+$/.test(value)) return undefined;',
      replace: '',
      test: 'packages/core/src/overlays/overlay-stack.test.ts',
    },
  ],
  // `bare` is the whole screen, too: the content draws its own head.
  '2.29': [
    {
      of: 'article modal',
      file: 'apps/web/app/features/article/overlay.server.ts',
      find: "size: 'm'",
      replace: "size: 'fullscreen'",
      test: FRAMES,
    },
    {
      of: 'dashboard in the left and right sidebars',
      file: 'apps/web/app/features/dashboard/overlay.server.ts',
      find: "size: 'sidebars'",
      replace: "size: 'sidebar-left'",
      test: FRAMES,
    },
    {
      of: 'mobile uses the right sidebar only',
      file: 'apps/web/app/ui/sidebars.module.css',
      find: '@media (max-aspect-ratio: 9999/10000), (width < 992px)',
      replace: '@media print',
      test: 'apps/web/app/ui/frame-size.test.ts',
    },
    {
      of: 'with top and bottom parts',
      file: 'apps/web/app/ui/sidebars.module.css',
      find: '      display: block;\n      width: var(--wide);',
      replace: '      width: var(--wide);',
      test: 'apps/web/app/ui/frame-size.test.ts',
    },
    {
      of: 'fullscreen iframe modal',
      file: 'apps/web/app/features/iframe/overlay.server.ts',
      find: "size: 'bare'",
      replace: "size: 'm'",
      test: FRAMES,
    },
    {
      of: 'fullscreen PDF modal',
      file: 'apps/web/app/features/pdf/overlay.server.ts',
      find: "size: 'bare'",
      replace: "size: 'm'",
      test: FRAMES,
    },
    {
      of: 'fullscreen image or video modal',
      file: 'apps/web/app/features/media/overlay.server.ts',
      find: "size: 'bare'",
      replace: "size: 'm'",
      test: FRAMES,
    },
    {
      of: 'lightbox for images and video-platform videos',
      file: 'apps/web/app/features/media/overlay.server.ts',
      find: "return [{ kind: 'platformVideo', video: file, caption: title }];",
      replace: 'return [];',
      test: FRAMES,
    },
    {
      of: 'password keyboard modal',
      file: 'apps/web/app/features/code/code-keys.tsx',
      find: '{DIGITS.map((key) => (',
      replace: '{DIGITS.slice(1).map((key) => (',
      test: 'apps/web/app/features/code/code-form.test.tsx',
    },
    {
      of: 'for protected worlds',
      file: 'apps/web/app/features/code/overlay.server.ts',
      find: "server.closedDoors.lockOf(overlay.door) !== 'password'",
      replace: 'server.closedDoors.lockOf(overlay.door) === undefined || overlay.door !== 1',
      test: FRAMES,
    },
  ],
  '2.30': [
    {
      of: 'stations (locations grouped by station category)',
      file: 'apps/web/app/features/places/places-parts.server.ts',
      find: 'grouped(locations, ({ stationCategory }) => stationCategory)',
      replace: 'grouped(locations, () => undefined)',
      test: 'apps/web/app/screens/page/page-data.server.test.ts',
    },
    {
      of: 'shortcuts (articles grouped by category title)',
      file: 'apps/web/app/features/places/places-parts.server.ts',
      find: 'grouped(request.snapshot.articles, ({ category }) => category)',
      replace: 'grouped(request.snapshot.articles, () => undefined)',
      test: 'apps/web/app/overlays/places.server.test.ts',
    },
  ],
  '2.31': [
    {
      of: 'Nested menus have a back action',
      file: 'apps/web/app/features/menu/overlay.server.ts',
      find: 'trail: keys.slice(0, -1)',
      replace: 'trail: keys',
      test: 'apps/web/app/overlays/menu-dashboard.server.test.ts',
    },
  ],
};
