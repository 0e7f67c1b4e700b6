/** Declares the fonts of a theme; the text itself selects them. Without an address the product's fonts apply. */
export function FontSheet({ href }: { readonly href: string | undefined }) {
  return href && <link rel="stylesheet" href={href} precedence="font" />;
}
