import { OWN_WORLDS_PATH } from '../../../contracts/account-worlds.ts';
import type { OwnWorlds } from '../../../contracts/account-worlds.ts';
import { useAnswer } from '../use-answer.ts';

/** Which worlds the account may change, as far as it is known yet. */
export interface OwnWorldsHere {
  /** Whether it may change only some worlds. */
  readonly isLimited: boolean;
  readonly isOwn: (world: string) => boolean;
}

/** Asks which worlds the account may change. Until the answer is here all are: the server judges each request. */
export function useOwnWorlds(): OwnWorldsHere {
  const answered = useAnswer<OwnWorlds>(OWN_WORLDS_PATH);
  const worlds = answered.status === 'ready' ? answered.data.worlds : null;
  return {
    isLimited: worlds !== null,
    isOwn: (world) => worlds?.some(({ documentId }) => documentId === world) ?? true,
  };
}
