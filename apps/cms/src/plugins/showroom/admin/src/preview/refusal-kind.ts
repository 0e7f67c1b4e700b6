/** The part of a refusal that contains the reason. */
interface Refusal {
  readonly response?: {
    readonly data?: { readonly error?: { readonly details?: { readonly kind?: string } } };
  };
}

/** The `details.kind` of the CMS's refusal; undefined for anything else. */
export function refusalKind(error: unknown): string | undefined {
  return (error as Refusal).response?.data?.error?.details?.kind;
}
