import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type {
  NewName,
  RestoreDeletedAnswer,
  RestoreDeletedInput,
  RestoreDeletedResult,
} from '../../../contracts/bin.ts';
import { deletionRequest } from './addresses.ts';

type Outcome = RestoreDeletedResult | { readonly kind: 'failed'; readonly reason: string };

/** A restore and what came of it. */
export interface Restoring {
  readonly isBusy: boolean;
  /** Undefined before the first one. */
  readonly outcome: Outcome | undefined;
  readonly restore: (deletion: string, input: RestoreDeletedInput) => Promise<void>;
  /** Restores again what could not be restored, with another name. */
  readonly rename: (name: NewName) => Promise<void>;
  readonly forget: () => void;
}

/** Restores from the bin. */
export function useRestoreDeleted(onRestored: () => void): Restoring {
  const { post } = useFetchClient();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [last, setLast] = useState<{ readonly deletion: string; readonly input: RestoreDeletedInput }>();

  const restore = async (deletion: string, input: RestoreDeletedInput): Promise<void> => {
    setIsBusy(true);
    setLast({ deletion, input });
    try {
      const { data } = await post<RestoreDeletedAnswer>(deletionRequest(deletion, '/restore'), input);
      setOutcome(data.data);
      if (data.data.kind === 'restored') onRestored();
    } catch (error) {
      setOutcome({ kind: 'failed', reason: error instanceof Error ? error.message : '' });
    }
    setIsBusy(false);
  };
  return {
    isBusy,
    outcome,
    restore,
    rename: async (name) => {
      if (last === undefined) return;
      const { deletion, input } = last;
      const others = (input.names ?? []).filter(({ documentId }) => documentId !== name.documentId);
      await restore(deletion, { ...input, names: [...others, name] });
    },
    forget: () => setOutcome(undefined),
  };
}
