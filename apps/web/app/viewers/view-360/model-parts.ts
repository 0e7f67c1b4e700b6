import { Box3, Mesh, Texture, Vector3 } from 'three';
import type { Material, Object3D } from 'three';

/** The position and size of a model. */
export interface ModelBounds {
  readonly centre: Vector3;
  /** Of the sphere around it; never 0. */
  readonly radius: number;
  /** The height of the ground below it. */
  readonly floor: number;
}

/** Measures a model, and makes it cast shadows. */
export function boundsOf(model: Object3D): ModelBounds {
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.castShadow = true;
    part.receiveShadow = true;
  });
  const box = new Box3().setFromObject(model);
  const size = box.getSize(new Vector3());
  return {
    centre: box.getCenter(new Vector3()),
    radius: Math.max(size.length() / 2, 1e-3),
    floor: box.isEmpty() ? 0 : box.min.y,
  };
}

/** Frees the graphics memory of everything in a scene. */
export function disposeAll(scene: Object3D): void {
  scene.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    const materials: readonly Material[] = Array.isArray(part.material) ? part.material : [part.material];
    for (const material of materials) {
      for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
      material.dispose();
    }
  });
}
