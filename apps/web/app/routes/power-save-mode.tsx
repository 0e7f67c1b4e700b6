import { guards } from '~/guards/guards.ts';

export const middleware = guards('only-on-power-save');

/** Makes the router ask the server, where the guard answers. */
export function loader() {
  return null;
}

export default function PowerSaveMode() {
  return null;
}
