/** What programs that draw with the processor call themselves: those of Chromium, Mesa and Windows. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render/i;

/** What draws the page; none where a machine was not asked, because it is a phone or a tablet. */
export type Drawing = 'card' | 'processor' | undefined;

/** A part of the window, which asks once: the answer takes a WebGL context. */
export function drawingHere(): Drawing {
  if (!matchMedia('(any-hover: hover)').matches) return undefined;
  return hasGraphicsCard() ? 'card' : 'processor';
}

/**
 * Whether a graphics card draws the page. On virtual desktops and in some remote sessions the processor does, which
 * then has nothing to spare for decoration while a film is decoded.
 */
export function hasGraphicsCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl', {
    failIfMajorPerformanceCaveat: true,
  });
  if (context === null) return false;
  // Chromium's SwiftShader counts as no caveat where it was switched on by hand.
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = names && context.getParameter(names.UNMASKED_RENDERER_WEBGL);
  // Browsers keep few contexts, and panoramas need one.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(String(renderer));
}
