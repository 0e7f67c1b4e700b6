import type { Release } from '../../../contracts/releases.ts';
import { useTexts } from '../use-texts.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import type { Commands } from './use-release-commands.ts';

interface Props {
  readonly release: Release;
  readonly commands: Commands;
  /** Whether the form has changes, which a release that goes live now would leave out. */
  readonly isTouched: boolean;
}

/** The buttons that end a release, one way or the other. */
export function ReleaseCommands({ release: { name, state }, commands, isTouched }: Props) {
  const { t } = useTexts();
  return (
    <>
      {state === 'planned' ? (
        <ConfirmButton
          label={t('releases.run')}
          text={t('releases.run.text', { name })}
          variant="secondary"
          isDisabled={isTouched}
          onConfirm={commands.run}
        />
      ) : null}
      {state === 'planned' || state === 'stopped' ? (
        <ConfirmButton
          label={t('releases.cancel')}
          text={t('releases.cancel.text', { name })}
          variant="tertiary"
          onConfirm={commands.cancel}
        />
      ) : null}
      {state === 'planned' ? null : (
        <ConfirmButton
          label={t('releases.delete')}
          text={t('releases.delete.text', { name })}
          variant="danger-light"
          onConfirm={commands.remove}
        />
      )}
    </>
  );
}
