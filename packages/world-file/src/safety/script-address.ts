/** The schemes whose addresses are programs, or pages of their own making. */
const SCRIPT = /^(?:javascript|vbscript|data):/i;

/** What browsers leave out of an address before they read it: control and formatting characters, and spaces. */
const IGNORED = /[\p{Cc}\p{Cf}\p{Z}]/gu;

/** Whether an address, as a browser reads it, would run something instead of leading somewhere. */
export function isScriptAddress(address: string): boolean {
  return SCRIPT.test(address.replaceAll(IGNORED, ''));
}
