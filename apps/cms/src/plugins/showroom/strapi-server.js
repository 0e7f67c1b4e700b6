// Strapi looks for a plugin among the sources; its server code runs compiled (docs/decisions/0019-showroom-plugin.md).
import server from '../../../dist/src/plugins/showroom/server/index.js';

export default server.default;
