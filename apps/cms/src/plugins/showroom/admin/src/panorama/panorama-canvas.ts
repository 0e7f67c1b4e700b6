import { ASPECT_RATIO_VALUES } from '@vitrine/core/background/aspect-ratio';
import { radiansOf } from '@vitrine/core/panorama/projection';
import type { StartView } from '@vitrine/core/world/panorama';

/** Draws a panorama into a canvas in the shape 4:3. */
export interface PanoramaCanvas {
  /** Draws what a camera would see, sharp at the present size of the canvas. */
  draw(view: StartView): void;
  dispose(): void;
}

/** A panorama can be read, but not drawn: the browser has no WebGL 2. */
export class NoWebGl extends Error {}

/** Pixels across: a wider picture is made smaller first. A window shows a fifth of it, and every card takes it. */
const MAX_WIDTH = 4096;
const MAX_PIXEL_RATIO = 2;

/** One triangle that covers the canvas. */
const VERTICES = `#version 300 es
out vec2 at;
void main() {
  at = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(at, 0.0, 1.0);
}`;

/** For each pixel the direction that `outOfCamera` of the core names, and the point of the picture that shows it. */
const PIXELS = `#version 300 es
precision highp float;
const float PI = 3.141592653589793;
in vec2 at;
uniform vec2 halves;
uniform vec2 camera;
uniform sampler2D picture;
out vec4 colour;
void main() {
  float right = at.x * halves.x;
  float up = at.y * halves.y;
  float level = cos(camera.y) - up * sin(camera.y);
  float height = sin(camera.y) + up * cos(camera.y);
  float yaw = camera.x + atan(right, level);
  float pitch = atan(height, length(vec2(right, level)));
  colour = vec4(texture(picture, vec2(yaw / (2.0 * PI) + 0.5, 0.5 - pitch / PI)).rgb, 1.0);
}`;

/**
 * Loads a panorama and prepares it for a canvas.
 *
 * @throws NoWebGl without WebGL 2, and another error when the file does not arrive.
 */
export async function startPanorama(canvas: HTMLCanvasElement, address: string): Promise<PanoramaCanvas> {
  const gl = canvas.getContext('webgl2', { antialias: false });
  if (gl === null) throw new NoWebGl();
  const program = programOf(gl);
  const texture = textureOf(gl, await pictureOf(address));
  const halves = gl.getUniformLocation(program, 'halves');
  const camera = gl.getUniformLocation(program, 'camera');
  return {
    draw({ yaw, pitch, fieldOfView }) {
      const pixels = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
      canvas.width = Math.max(1, Math.round(canvas.clientWidth * pixels));
      canvas.height = Math.max(1, Math.round(canvas.clientHeight * pixels));
      const half = Math.tan(radiansOf(fieldOfView) / 2);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.useProgram(program);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform2f(halves, half, half / ASPECT_RATIO_VALUES['4x3']);
      gl.uniform2f(camera, radiansOf(yaw), radiansOf(pitch));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose() {
      gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
  };
}

/** The picture, at most {@link MAX_WIDTH} pixels across. */
async function pictureOf(address: string): Promise<TexImageSource> {
  const image = new Image();
  // A file of another host can be drawn only where that host allows it.
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width <= MAX_WIDTH) return image;
  const smaller = new OffscreenCanvas(MAX_WIDTH, Math.round((height * MAX_WIDTH) / width));
  const context = smaller.getContext('2d');
  if (context === null) throw new Error('The picture cannot be made smaller.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, smaller.width, smaller.height);
  return smaller;
}

function programOf(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTICES],
    [gl.FRAGMENT_SHADER, PIXELS],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) throw new NoWebGl();
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) throw new NoWebGl();
  return program;
}

/** Sideways it goes on where it began; straight up and down it ends. */
function textureOf(gl: WebGL2RenderingContext, picture: TexImageSource): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  return texture;
}
