/**
 * The address that opens the contact form with a subject that is only known in the browser: what a visitor has typed.
 *
 * @param href opens the form without a subject, as `formatOverlayStack` writes it: the form is what it opens last.
 */
export function withSubject(href: string, subject: string): string {
  const words = subject.trim();
  return words === '' ? href : `${href}&subject=${encodeURIComponent(words)}`;
}
