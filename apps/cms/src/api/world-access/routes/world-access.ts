export default {
  routes: [{ method: 'GET', path: '/world-access', handler: 'world-access.find' }],
};
