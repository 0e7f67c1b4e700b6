import { COVER_FOCUSES, TRENDS } from '@vitrine/core/world/content';
import { z } from 'zod';
import { buttons, panoramaHotspots } from './action.ts';
import {
  amount,
  category,
  closingRule,
  decimal,
  flag,
  identityShape,
  manyMedia,
  oneMedia,
  oneReference,
  text,
} from './fields.ts';

/** Strapi's blocks are rendered and sanitised later; here they only have to be a list. */
export const blocks = z.array(z.unknown()).nullish();

const title = text;

export const contactPerson = z.object({
  ...identityShape,
  name: text,
  role: text,
  email: text,
  phone: text,
  hours: text,
  photo: oneMedia,
});

/** One entry of the dynamic zone `sections`. */
const articleSection = z.discriminatedUnion('__component', [
  z.object({
    __component: z.literal('article-sections.text'),
    title,
    icon: oneReference,
    text: blocks,
    html: text,
  }),
  z.object({ __component: z.literal('article-sections.media'), title, media: manyMedia }),
  z.object({ __component: z.literal('article-sections.image-gallery'), title, images: manyMedia }),
  z.object({
    __component: z.literal('article-sections.slider'),
    title,
    slides: z.array(z.object({ title, text, image: oneMedia })).nullish(),
  }),
  z.object({
    __component: z.literal('article-sections.icon-list'),
    title,
    items: z.array(z.object({ icon: oneReference, title, text })).nullish(),
  }),
  z.object({
    __component: z.literal('article-sections.video'),
    title,
    video: oneMedia,
    poster: oneMedia,
    captions: oneMedia,
    url: text,
  }),
  z.object({ __component: z.literal('article-sections.table'), title, rows: z.unknown() }),
  z.object({ __component: z.literal('article-sections.downloads'), title, files: manyMedia }),
  z.object({
    __component: z.literal('article-sections.view-360'),
    title,
    media: manyMedia,
    hotspots: panoramaHotspots,
  }),
  z.object({ __component: z.literal('article-sections.synced-images'), title, images: manyMedia }),
  z.object({ __component: z.literal('article-sections.pdf'), title, document: oneMedia }),
  z.object({ __component: z.literal('article-sections.iframe'), title, url: text, poster: oneMedia }),
  z.object({ __component: z.literal('article-sections.contact'), title, contact: contactPerson.nullish() }),
  z.object({ __component: z.literal('article-sections.action-buttons'), title, buttons }),
]);

/** Component `article.figure`. */
const figure = { value: text, unit: text, label: text };

/** Component `dashboard.figure`. */
export const boardFigure = z.object({
  ...figure,
  trend: z.enum(TRENDS).nullish(),
  history: text,
  source_address: text,
  source_field: text,
});

/** Component `article.product`. What it says is judged as a whole: a part that is wrong spoils the data for machines. */
const product = z.object({
  sku: text,
  gtin: text,
  price: decimal,
  currency: text,
  price_vat: text,
  price_access: closingRule,
  price_scopes: text,
  price_worlds: text,
  availability: text,
  passport: text,
});

/** Component `article.variant`. */
const variant = z.object({ name: text, sku: text, gtin: text, price: decimal, picture: oneMedia });

/** `/api/articles`. */
export const articleSchema = z.object({
  ...identityShape,
  public_id: amount,
  title,
  summary: text,
  cover: oneMedia,
  cover_focus: z.enum(COVER_FOCUSES).nullish(),
  figures: z.array(z.object(figure)).nullish(),
  product: product.nullish(),
  variants: z.array(variant).nullish(),
  tags: z.array(z.object({ title })).nullish(),
  category: category.nullish(),
  sections: z.array(articleSection).nullish(),
  action_buttons: buttons,
  shown_unlinked: flag,
});

export type WireContactPerson = z.infer<typeof contactPerson>;
export type WireFigure = z.infer<typeof boardFigure>;
export type WireProduct = z.infer<typeof product>;
export type WireVariant = z.infer<typeof variant>;
export type WireArticle = z.infer<typeof articleSchema>;
export type WireArticleSection = z.infer<typeof articleSection>;
