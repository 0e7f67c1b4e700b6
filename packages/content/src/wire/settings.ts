import type { SettingField, SettingFields } from '@vitrine/core/world/settings/setting';
import { SETTINGS } from '@vitrine/core/world/settings/settings';
import type { AnySetting } from '@vitrine/core/world/settings/settings';
import { z } from 'zod';
import { amount, flag, identityShape, oneMedia, oneReference, text } from './fields.ts';
import { themeSchema } from './world.ts';

/** The types of fields that settings have, but for choices. */
const FIELDS = {
  flag,
  amount,
  text,
  media: oneMedia,
  world: oneReference,
  screensaver: oneReference,
  theme: themeSchema,
  synonyms: text,
  scopes: text,
} as const satisfies Readonly<Record<Extract<SettingField, string>, z.ZodType>>;

/** What the CMS gives for a field of a type. */
export type WireSettingField<Field extends keyof typeof FIELDS> = z.infer<(typeof FIELDS)[Field]>;

type Shape = Readonly<Record<string, z.ZodType>>;

function shapeOf(fields: SettingFields): Shape {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      typeof field === 'string' ? FIELDS[field] : z.enum(field).nullish(),
    ]),
  );
}

const shapes = Object.values<AnySetting>(SETTINGS).map(({ component, fields }): Shape => {
  const shape = shapeOf(fields);
  return component === undefined ? shape : { [component]: z.object(shape).nullish() };
});

const shape: Shape = Object.assign({}, ...shapes);

/** `/api/app-setting`. */
export const settingsSchema = z.object({ ...shape, ...identityShape });

/** With the fields of each setting, which the setting alone knows. */
export type WireSettings = Readonly<Record<string, unknown>>;

/** `/api/ui-translation`. */
export const uiTranslationSchema = z.object({
  ...identityShape,
  items: z.array(z.object({ key: z.string().min(1), value: text })).nullish(),
});
