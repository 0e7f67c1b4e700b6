export default {
  routes: [{ method: 'GET', path: '/content-checksums', handler: 'content-checksum.find' }],
};
