export default {
  routes: [{ method: 'GET', path: '/content-marks', handler: 'content-mark.find' }],
};
