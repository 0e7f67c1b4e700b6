import { hotspotKind } from './hotspot-kind.ts';

export const openDashboard = hotspotKind({
  fields: { dashboard: 'dashboard' },
  target: 'dashboard',
  opens: 'openDashboard',
  action: (read) => read.openDashboard('dashboard'),
});
