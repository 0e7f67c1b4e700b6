/**
 * The policy (`Content-Security-Policy`) under which uploaded files are served by the web server and the CMS alike:
 * nothing inside a file may run or load when it is opened by itself.
 */
export const INERT_FILE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
