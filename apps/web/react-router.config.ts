import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Two routes in all: sending them with the page saves a request a navigation.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
