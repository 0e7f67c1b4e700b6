import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

/**
 * Static screens first, then one route for everything else: its loader decides between language, world
 * and location, because optional segments rank `/lobby/entrance` as a language
 * (docs/decisions/0053-one-catch-all-route.md).
 */
export default [
  route(':language?/login', 'routes/login.tsx', { id: 'login' }),
  route(':language?/join', 'routes/join.tsx', { id: 'join' }),
  route(':language?/power-save-mode', 'routes/power-save-mode.tsx', { id: 'power-save-mode' }),
  route('_look', 'routes/look.tsx', { id: 'look' }),
  index('routes/page.tsx', { id: 'index' }),
  route('*', 'routes/page.tsx', { id: 'page' }),
] satisfies RouteConfig;
