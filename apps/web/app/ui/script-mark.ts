import { createContext } from 'react';

/** The `nonce` of scripts that a page writes itself, while the server renders it; undefined in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined);
