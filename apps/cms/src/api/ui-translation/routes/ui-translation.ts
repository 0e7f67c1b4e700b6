import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::ui-translation.ui-translation');
