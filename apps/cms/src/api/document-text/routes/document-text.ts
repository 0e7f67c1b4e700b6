export default {
  routes: [
    { method: 'GET', path: '/document-texts', handler: 'document-text.find' },
    { method: 'GET', path: '/document-texts/:file', handler: 'document-text.findOne' },
  ],
};
