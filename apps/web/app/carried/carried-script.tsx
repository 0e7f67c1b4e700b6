import { createContext, use } from 'react';
import { CARRIED_ID } from './carried-data.ts';

/** What the page carries, as JSON, while the server renders it; undefined in the browser. */
export const CarriedText = createContext<string | undefined>(undefined);

/** No browser runs it: scripts of other types are data. */
export function CarriedScript() {
  return (
    <script
      id={CARRIED_ID}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: use(CarriedText) ?? '' }}
      suppressHydrationWarning
    />
  );
}
