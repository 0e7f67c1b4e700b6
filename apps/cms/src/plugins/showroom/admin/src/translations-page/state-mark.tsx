import { styled } from 'styled-components';
import type { TranslationState } from '../../../contracts/translations.ts';

const COLORS = {
  missing: 'danger600',
  partly: 'warning600',
  outdated: 'warning600',
  complete: 'success600',
} as const satisfies Record<TranslationState, string>;

/** The state of a translation as a circle; decorative, because a word beside it says the same. */
export function StateMark({ state }: { readonly state: TranslationState }) {
  return (
    <Mark viewBox="0 0 16 16" width={12} height={12} aria-hidden $state={state}>
      <circle cx={8} cy={8} r={6.5} strokeDasharray={state === 'missing' ? '2.5 2.6' : undefined} />
      {state === 'partly' ? <path d="M8 1.5a6.5 6.5 0 0 1 0 13Z" /> : null}
      {state === 'complete' ? <path d="M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z" /> : null}
      {state === 'outdated' ? <path d="M7 4h2v5H7Zm0 6h2v2H7Z" /> : null}
    </Mark>
  );
}

const Mark = styled.svg<{ $state: TranslationState }>`
  flex: none;
  circle {
    fill: none;
    stroke: ${({ theme, $state }) => theme.colors[COLORS[$state]]};
    stroke-width: 2;
  }
  path {
    fill: ${({ theme, $state }) => theme.colors[COLORS[$state]]};
  }
`;
