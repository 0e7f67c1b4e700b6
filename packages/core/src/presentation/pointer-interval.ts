/** Milliseconds between two positions of a pointer that are sent: guests draw what is between them. */
export const POINTER_INTERVAL = 100;
