/** The schemes whose addresses are programs, or pages with their own content. */
const SCRIPT = /^(?:javascript|vbscript|data):/i;

/**
 * The characters that browsers drop from an address before they parse it: control and formatting characters, and
 * spaces.
 */
const IGNORED = /[\p{Cc}\p{Cf}\p{Z}]/gu;

/** Whether an address, as a browser reads it, would run something instead of leading somewhere. */
export function isScriptAddress(address: string): boolean {
  return SCRIPT.test(address.replaceAll(IGNORED, ''));
}
