/**
 * A binary heap of nodes, smallest cost first. A cost is a weight and, among equal weights, a number of
 * steps. Kept in typed arrays that are reused: emptying it is setting `size` to 0.
 */
export interface Heap {
  size: number;
  weights: Float64Array;
  steps: Uint32Array;
  nodes: Uint32Array;
}

const FIRST_CAPACITY = 256;

export function createHeap(): Heap {
  return {
    size: 0,
    weights: new Float64Array(FIRST_CAPACITY),
    steps: new Uint32Array(FIRST_CAPACITY),
    nodes: new Uint32Array(FIRST_CAPACITY),
  };
}

export function pushToHeap(heap: Heap, weight: number, steps: number, node: number): void {
  if (heap.size === heap.nodes.length) growHeap(heap);
  let hole = heap.size;
  heap.size += 1;
  while (hole > 0) {
    const parent = (hole - 1) >> 1;
    if (!isCheaper(heap, weight, steps, parent)) break;
    moveEntry(heap, parent, hole);
    hole = parent;
  }
  heap.weights[hole] = weight;
  heap.steps[hole] = steps;
  heap.nodes[hole] = node;
}

/** Removes the cheapest entry, which the caller has read from index 0 of the arrays. */
export function dropFromHeap(heap: Heap): void {
  heap.size -= 1;
  const last = heap.size;
  const weight = heap.weights[last] as number;
  const steps = heap.steps[last] as number;
  let hole = 0;
  for (;;) {
    let child = 2 * hole + 1;
    if (child >= last) break;
    const sibling = child + 1;
    if (
      sibling < last &&
      isCheaper(heap, heap.weights[sibling] as number, heap.steps[sibling] as number, child)
    ) {
      child = sibling;
    }
    if (!isCheaperThan(heap, child, weight, steps)) break;
    moveEntry(heap, child, hole);
    hole = child;
  }
  moveEntry(heap, last, hole);
}

function isCheaper(heap: Heap, weight: number, steps: number, position: number): boolean {
  const other = heap.weights[position] as number;
  return weight < other || (weight === other && steps < (heap.steps[position] as number));
}

function isCheaperThan(heap: Heap, position: number, weight: number, steps: number): boolean {
  const own = heap.weights[position] as number;
  return own < weight || (own === weight && (heap.steps[position] as number) < steps);
}

function moveEntry(heap: Heap, from: number, to: number): void {
  heap.weights[to] = heap.weights[from] as number;
  heap.steps[to] = heap.steps[from] as number;
  heap.nodes[to] = heap.nodes[from] as number;
}

function growHeap(heap: Heap): void {
  const capacity = heap.nodes.length * 2;
  const weights = new Float64Array(capacity);
  const steps = new Uint32Array(capacity);
  const nodes = new Uint32Array(capacity);
  weights.set(heap.weights);
  steps.set(heap.steps);
  nodes.set(heap.nodes);
  Object.assign(heap, { weights, steps, nodes });
}
