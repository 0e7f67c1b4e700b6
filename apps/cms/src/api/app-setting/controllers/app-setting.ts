import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::app-setting.app-setting');
