export default {
  routes: [{ method: 'GET', path: '/taken-back', handler: 'taken-back.find' }],
};
