import {
  ACESFilmicToneMapping,
  DirectionalLight,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Object3D } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { framingOf } from './framing.ts';
import type { Framing } from './framing.ts';
import { boundsOf, disposeAll } from './model-parts.ts';
import { createOrbitView } from './orbit-view.ts';
import type { OrbitView } from './orbit-view.ts';
import type { Engine, EngineStart } from './use-engine.ts';
import type { SeenEngine } from './use-engine-view.ts';
import { requireWebGl, wantsStillness } from './webgl.ts';

/** The controls of a model that has loaded. */
export interface ModelEngine extends Engine, SeenEngine<'model'> {
  readonly zoomBy: (step: number) => void;
  readonly reset: () => void;
  /** Turns the view around the model, in radians: to the right and up. */
  readonly turnBy: (right: number, up: number) => void;
}

const MAX_PIXEL_RATIO = 2;

/** White products keep their shades. */
const EXPOSURE = 0.8;

/** Degrees; a long lens, as products are photographed with. */
const FIELD_OF_VIEW = 32;
const ZOOM_STEP = 0.8;

/** Side of the environment map in pixels: the light is soft, so more would only burden weak devices. */
const ROOM_PIXELS = 64;

/** Side of the shadow picture in pixels. */
const SHADOW_PIXELS = 1024;
const SHADOW_STRENGTH = 0.32;

/** Shows a glTF model in a neutral studio: soft light from a room, a shadow on the ground. */
export async function startModel(
  { mount, signal, onProgress }: EngineStart,
  options: { readonly address: string; readonly isEmbedded: boolean },
): Promise<ModelEngine> {
  requireWebGl();
  const { scene: model } = await new GLTFLoader().loadAsync(options.address, ({ loaded, total }) => {
    if (total > 0) onProgress(loaded / total);
  });
  if (signal.aborted) {
    disposeAll(model);
    signal.throwIfAborted();
  }
  const studio = new Studio(mount, model, options.isEmbedded);
  return {
    destroy: () => studio.destroy(),
    zoomBy: (step) => studio.zoomBy(step),
    reset: () => studio.reset(),
    turnBy: (right, up) => studio.turnBy(right, up),
    ...studio.view,
  };
}

class Studio {
  readonly #mount: HTMLElement;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW);
  readonly #renderer = new WebGLRenderer({
    antialias: true,
    alpha: true,
    powerPreference: 'high-performance',
  });
  readonly #controls: OrbitControls;
  readonly view: OrbitView;
  readonly #resizing: ResizeObserver;
  readonly #ending = new AbortController();
  readonly #bounds: ReturnType<typeof boundsOf>;
  #animation = 0;

  constructor(mount: HTMLElement, model: Object3D, isEmbedded: boolean) {
    this.#mount = mount;
    this.#bounds = boundsOf(model);
    const renderer = this.#renderer;
    renderer.toneMapping = ACESFilmicToneMapping;
    renderer.toneMappingExposure = EXPOSURE;
    // Checking the shaders would wait for them.
    renderer.debug.checkShaderErrors = false;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    // Only the camera moves: one shadow map is enough.
    renderer.shadowMap.autoUpdate = false;
    renderer.shadowMap.needsUpdate = true;
    renderer.setPixelRatio(Math.min(globalThis.devicePixelRatio, MAX_PIXEL_RATIO));
    this.#scene.add(model);
    this.#light();
    mount.replaceChildren(renderer.domElement);

    this.#controls = new OrbitControls(this.#camera, renderer.domElement);
    this.#controls.enablePan = false;
    this.#controls.enableDamping = !wantsStillness();
    // The camera never goes below the ground.
    this.#controls.maxPolarAngle = Math.PI / 2 - 0.02;
    this.#controls.addEventListener('change', () => this.#draw());
    this.view = createOrbitView({
      camera: this.#camera,
      controls: this.#controls,
      whole: () => this.#framing().distance,
    });
    if (isEmbedded) this.#leaveScrollingToThePage(renderer.domElement);

    this.#resizing = new ResizeObserver(() => this.#resize());
    this.#resizing.observe(mount);
    this.#resize();
    this.reset();
  }

  zoomBy(step: number): void {
    this.view.release();
    this.#controls.dollyIn(ZOOM_STEP ** step);
    this.#controls.update();
    this.#draw();
  }

  turnBy(right: number, up: number): void {
    this.view.release();
    this.#controls.rotateLeft(-right);
    this.#controls.rotateUp(-up);
    this.#controls.update();
    this.#draw();
  }

  reset(): void {
    this.view.release();
    const framing = this.#framing();
    const { centre, radius } = this.#bounds;
    const [x, y, z] = framing.direction;
    this.#camera.position.copy(centre).addScaledVector(new Vector3(x, y, z), framing.distance);
    this.#controls.target.copy(centre);
    this.#controls.minDistance = radius * 0.6;
    this.#reachTo(framing.distance);
    this.#controls.update();
    this.#draw();
  }

  destroy(): void {
    this.#ending.abort();
    cancelAnimationFrame(this.#animation);
    this.#resizing.disconnect();
    this.#controls.dispose();
    disposeAll(this.#scene);
    this.#scene.environment?.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
    this.#renderer.domElement.remove();
  }

  #framing(): Framing {
    return framingOf({
      radius: this.#bounds.radius,
      fieldOfView: FIELD_OF_VIEW,
      aspect: this.#camera.aspect,
    });
  }

  #light(): void {
    const generator = new PMREMGenerator(this.#renderer);
    const room = new RoomEnvironment();
    this.#scene.environment = generator.fromScene(room, 0, 0.1, 100, { size: ROOM_PIXELS }).texture;
    disposeAll(room);
    generator.dispose();

    const { centre, radius, floor } = this.#bounds;
    const sun = new DirectionalLight(0xff_ff_ff, 1.4);
    sun.position.set(centre.x + radius, floor + radius * 4, centre.z + radius * 1.2);
    sun.target.position.copy(centre);
    sun.castShadow = true;
    sun.shadow.mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS);
    sun.shadow.radius = 8;
    sun.shadow.bias = -0.0005;
    sun.shadow.normalBias = radius * 0.01;
    const reach = radius * 1.6;
    Object.assign(sun.shadow.camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: radius * 0.1,
      far: radius * 10,
    });
    const ground = new Mesh(
      new PlaneGeometry(radius * 12, radius * 12),
      new ShadowMaterial({ opacity: SHADOW_STRENGTH }),
    );
    ground.rotation.x = -Math.PI / 2;
    ground.position.y = floor;
    ground.receiveShadow = true;
    this.#scene.add(sun, sun.target, ground);
  }

  /** Wheel and vertical drags belong to the page, turning and Ctrl with the wheel to the model. */
  #leaveScrollingToThePage(canvas: HTMLElement): void {
    canvas.style.touchAction = 'pan-y';
    this.#mount.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) event.stopPropagation();
      },
      { capture: true, signal: this.#ending.signal },
    );
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#mount;
    if (clientWidth === 0 || clientHeight === 0) return;
    const before = this.#framing().distance;
    this.#renderer.setSize(clientWidth, clientHeight);
    this.#camera.aspect = clientWidth / clientHeight;
    const { distance } = this.#framing();
    // A phone that is turned upright shows as much of the product as before, however the visitor has turned it.
    const { target } = this.#controls;
    this.#camera.position
      .sub(target)
      .multiplyScalar(distance / before)
      .add(target);
    this.#reachTo(distance);
    this.#draw();
  }

  /** How far the camera goes and sees where `distance` shows the whole model. */
  #reachTo(distance: number): void {
    this.#camera.near = distance / 100;
    this.#camera.far = distance * 2 + this.#bounds.radius * 20;
    this.#camera.updateProjectionMatrix();
    this.#controls.maxDistance = distance * 2;
  }

  /** Draws once in the next frame, however often it is called; continues while the view is moving. */
  #draw(): void {
    cancelAnimationFrame(this.#animation);
    this.#animation = requestAnimationFrame(() => {
      // Reports a change, and so draws again, until it has come to rest.
      this.#controls.update();
      this.#renderer.render(this.#scene, this.#camera);
    });
  }
}
