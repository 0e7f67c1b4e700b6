import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::app-setting.app-setting');
