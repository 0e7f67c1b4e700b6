import { z } from 'zod';
import { TourError } from '../tour-error.ts';

/** A number, also one written as a text, as the viewers read it; undefined for anything else. */
export const looseNumber = z
  .unknown()
  .optional()
  .transform((value) => numberOf(value));

/** A text, or a number shown as one; undefined for anything else. */
export const looseText = z
  .unknown()
  .optional()
  .transform((value) =>
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined,
  );

export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/**
 * Validates parsed data.
 *
 * @throws TourError that names the first part that does not match.
 */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  what: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = (issue?.path ?? []).map(String).join('.').slice(0, 200);
  const where = path === '' ? '' : ` “${path}”:`;
  throw new TourError(
    'notATour',
    `${what} is not such a tour.${where} ${issue?.message ?? 'Invalid input'}.`,
  );
}
