import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::content-story.content-story');
