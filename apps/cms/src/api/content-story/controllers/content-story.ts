import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::content-story.content-story');
