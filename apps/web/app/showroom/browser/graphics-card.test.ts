import { afterEach, expect, test, vi } from 'vitest';
import { hasGraphicsCard } from './graphics-card.ts';

const NAMES = { UNMASKED_RENDERER_WEBGL: 37_446 };

afterEach(() => vi.unstubAllGlobals());

/** A browser that draws with it; without one it has no WebGL. */
function setUp(renderer: string | undefined) {
  const loseContext = vi.fn<() => void>();
  const extensions = new Map<string, object>([
    ['WEBGL_debug_renderer_info', NAMES],
    ['WEBGL_lose_context', { loseContext }],
  ]);
  const context = {
    getExtension: (name: string) => extensions.get(name) ?? null,
    getParameter: (name: number) => (name === NAMES.UNMASKED_RENDERER_WEBGL ? renderer : null),
  };
  const getContext = () => (renderer === undefined ? null : context);
  vi.stubGlobal('document', { createElement: () => ({ getContext }) });
  return loseContext;
}

test.each([
  ['ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11)', true],
  ['Apple GPU', true],
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', false],
  ['llvmpipe (LLVM 15.0.7, 256 bits)', false],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)', false],
])('%s: %s', (renderer, isCard) => {
  const loseContext = setUp(renderer);
  expect(hasGraphicsCard()).toBe(isCard);
  expect(loseContext).toHaveBeenCalledOnce();
});

test('a browser without WebGL has none', () => {
  setUp(undefined);
  expect(hasGraphicsCard()).toBe(false);
});
