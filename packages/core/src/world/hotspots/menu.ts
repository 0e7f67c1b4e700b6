import { hotspotKind } from './hotspot-kind.ts';

export const menu = hotspotKind({
  fields: { menu: 'menu' },
  target: 'menu',
  opens: 'openMenu',
  action: (read) => read.openMenu('menu'),
});
