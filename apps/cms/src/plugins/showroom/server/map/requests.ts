import { errors, z } from '@strapi/utils';
import { CLIP_SLOTS, MAX_CHANGES, PICTURE_SLOTS } from '../../contracts/map.ts';
import { MAX_ARROWS } from '../../contracts/arrows.ts';
import type { ArrowsRequest } from '../../contracts/arrows.ts';
import type { MapChange, NewLocation } from '../../contracts/map.ts';

const documentId = z.string().regex(/^[a-z][a-z0-9]{23}$/);
const point = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });
const file = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  thumbnail: z.string().optional(),
});
const value = z.union([z.boolean(), z.number(), z.string(), z.null(), point, file]);

const transition = z.object({
  kind: z.enum(['transition', 'portal']),
  from: documentId,
  to: documentId,
  weight: z.number().min(0),
  active: z.boolean(),
  clips: z.object(Object.fromEntries(CLIP_SLOTS.map((slot) => [slot, file.optional()]))),
});

const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('set'),
    of: z.enum(['world', 'location', 'transition', 'portal']),
    documentId,
    field: z.string(),
    before: value,
    after: value,
  }),
  z.object({ kind: z.literal('draw'), documentId, transition }),
  z.object({ kind: z.literal('remove'), documentId, transition }),
]);

const changes = z.object({ changes: z.array(change).max(MAX_CHANGES) });

const newLocation = z.object({
  documentId,
  title: z.string().trim().min(1).max(255),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  position: point.nullable(),
  pictures: z
    .array(z.object({ slot: z.enum(PICTURE_SLOTS), file: z.number().int() }))
    .max(PICTURE_SLOTS.length)
    .refine((pictures) => new Set(pictures.map(({ slot }) => slot)).size === pictures.length, {
      message: 'two pictures for the same screen',
    }),
});

const arrows = z.object({
  arrows: z.array(z.object({ from: documentId, to: documentId })).max(MAX_ARROWS),
});

/** @throws ValidationError for any other body. */
export function parseChanges(body: unknown): readonly MapChange[] {
  return (
    // Whether the entry has this field is checked when it is written.
    parsed(changes, body).changes as readonly MapChange[]
  );
}

/** @throws ValidationError for any other body. */
export function parseNewLocation(body: unknown): NewLocation {
  return parsed(newLocation, body);
}

/** @throws ValidationError for any other body. */
export function parseArrows(body: unknown): ArrowsRequest {
  return parsed(arrows, body);
}

function parsed<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new errors.ValidationError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not understood'}`);
}
