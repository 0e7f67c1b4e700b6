/** Declares the fonts of a look; what is written in them says so itself. Without an address it is the product's look. */
export function FontSheet({ href }: { readonly href: string | undefined }) {
  return href && <link rel="stylesheet" href={href} precedence="font" />;
}
