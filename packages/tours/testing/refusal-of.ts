import { TourError } from '../src/tour-error.ts';

/** The refusal of a tour; undefined when it is taken. Any other error is the importer's own, and goes on. */
export function refusalOf(work: () => unknown): TourError | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof TourError) return error;
    throw error;
  }
}

/** The same of work that takes time. */
export async function refusalOfAsync(work: () => Promise<unknown>): Promise<TourError | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return refusalOf(() => {
      throw error;
    });
  }
}
