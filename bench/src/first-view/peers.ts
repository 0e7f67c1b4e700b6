import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { rolldown } from 'rolldown';

const require = createRequire(import.meta.url);

/** A tour of one panorama with a way onwards, as a viewer's documentation writes it. */
export interface Peer {
  readonly name: string;
  /** The module that shows `/panorama.jpg` in `#tour` and calls `globalThis.seen()` when the panorama is drawn. */
  readonly script: string;
  readonly styles: readonly string[];
}

export const PEERS: readonly Peer[] = [
  {
    name: 'Pannellum 2.5.7',
    script: `
      import 'pannellum/build/pannellum.js';
      const tour = pannellum.viewer('tour', {
        default: { firstScene: 'hall', autoLoad: true },
        scenes: { hall: { type: 'equirectangular', panorama: '/panorama.jpg',
          hotSpots: [{ pitch: -5, yaw: 40, type: 'scene', text: 'On', sceneId: 'hall' }] } },
      });
      tour.on('load', () => requestAnimationFrame(seen));`,
    styles: ['pannellum/build/pannellum.css'],
  },
  {
    name: 'Marzipano 0.10.2',
    script: `
      import Marzipano from 'marzipano';
      const viewer = new Marzipano.Viewer(document.getElementById('tour'));
      const scene = viewer.createScene({
        source: Marzipano.ImageUrlSource.fromString('/panorama.jpg'),
        geometry: new Marzipano.EquirectGeometry([{ width: 4096 }]),
        view: new Marzipano.RectilinearView(),
      });
      const link = document.createElement('a');
      link.textContent = 'On';
      scene.hotspotContainer().createHotspot(link, { yaw: 0.7, pitch: 0.1 });
      viewer.stage().addEventListener('renderComplete', (isStable) => {
        if (isStable) requestAnimationFrame(seen);
      });
      scene.switchTo();`,
    styles: [],
  },
  {
    name: 'Photo Sphere Viewer 5.15.1',
    script: `
      import { Viewer } from '@photo-sphere-viewer/core';
      import { VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';
      const node = (id, to) => ({ id, panorama: '/panorama.jpg', links: [{ nodeId: to, position: { yaw: 0.7, pitch: 0 } }] });
      const viewer = new Viewer({
        container: 'tour',
        plugins: [VirtualTourPlugin.withConfig({
          positionMode: 'manual', preload: false, startNodeId: 'hall', nodes: [node('hall', 'next'), node('next', 'hall')],
        })],
      });
      viewer.addEventListener('panorama-loaded', () => requestAnimationFrame(seen));`,
    styles: ['@photo-sphere-viewer/core/index.css', '@photo-sphere-viewer/virtual-tour-plugin/index.css'],
  },
];

/** The files of a peer's page: one script and one style sheet, minified, as a builder would make them. */
export async function packPeer({
  script,
  styles,
}: Peer): Promise<{ readonly js: string; readonly css: string }> {
  const entry = '\0entry';
  const bundle = await rolldown({
    input: entry,
    cwd: import.meta.dirname,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? script : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
  const sheets = await Promise.all(styles.map((path) => readFile(require.resolve(path), 'utf8')));
  return { js: output[0].code, css: sheets.join('\n') };
}
