import type { ContactPerson } from '@vitrine/core/world/content';
import type { WireContactPerson } from '../wire/article.ts';
import { present, textOf } from './present.ts';
import type { Scope } from './scope.ts';

/** Fills in a contact person; `undefined` if none is named. */
export function contactOf(scope: Scope, wire: WireContactPerson, path: string): ContactPerson | undefined {
  const name = textOf(wire.name);
  if (name === undefined) return undefined;
  return {
    name,
    role: textOf(wire.role) ?? '',
    ...present({
      email: textOf(wire.email),
      phone: textOf(wire.phone),
      hours: textOf(wire.hours),
      photo: scope.media(wire.photo, `${path}.photo`),
    }),
  };
}
