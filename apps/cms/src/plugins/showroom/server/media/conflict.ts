import type { ChosenClip } from '../../../../contracts/media.ts';

/** That clips would be replaced, in the format of Strapi's own errors. */
export function conflictOf(transition: string, chosen: readonly ChosenClip[]): object {
  return {
    status: 409,
    name: 'ConflictError',
    message: `${transition} has clips of its own: ${chosen.map(({ name }) => `“${name}”`).join(', ')}.`,
    details: { chosen },
  };
}
