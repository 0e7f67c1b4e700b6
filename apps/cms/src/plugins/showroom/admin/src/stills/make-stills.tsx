import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { ConfirmDialog, isFetchError, useFetchClient, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { STILLS_PATH } from '../../../contracts/stills.ts';
import type { StillsAnswer } from '../../../contracts/stills.ts';
import { PanelButton } from '../auto-height-button.ts';
import type { TextKey } from '../texts/text-key.ts';
import { useTexts } from '../use-texts.ts';
import { replacedIn, stillsRequestIn, withStills } from './form-panorama.ts';

type State = 'idle' | 'making' | 'made' | 'forbidden' | 'failed';

const SENTENCES: Readonly<Record<State, TextKey>> = {
  idle: 'stills.about',
  making: 'stills.making',
  made: 'stills.made',
  forbidden: 'stills.forbidden',
  failed: 'stills.failed',
};

/** Has the pictures made and puts them into the form; asks first where there are others. */
export function MakeStills() {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const values = useForm('MakeStills', (form) => form.values) as object;
  const onChange = useForm('MakeStills', (form) => form.onChange);
  const [state, setState] = useState<State>('idle');
  const [isAsking, setIsAsking] = useState(false);
  // The form may change while the pictures are made.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const request = stillsRequestIn(values);
  const replaced = replacedIn(values);
  const make = async (): Promise<void> => {
    setIsAsking(false);
    setState('making');
    try {
      const { data } = await post<StillsAnswer>(STILLS_PATH, request);
      onChange('background', withStills(latest.current, data.data));
      setState('made');
    } catch (error) {
      setState(isFetchError(error) && (error.status ?? error.code) === 403 ? 'forbidden' : 'failed');
    }
  };
  const isFailed = state === 'failed' || state === 'forbidden';
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography
        tag="p"
        textColor={isFailed ? 'danger600' : 'neutral600'}
        {...(isFailed ? { role: 'alert' } : { 'aria-live': 'polite' })}
      >
        {t(request === undefined && state !== 'making' ? 'stills.noStart' : SENTENCES[state])}
      </Typography>
      <PanelButton
        variant="secondary"
        loading={state === 'making'}
        disabled={request === undefined}
        onClick={() => (replaced.length === 0 ? void make() : setIsAsking(true))}
      >
        {t('stills.make')}
      </PanelButton>
      <Dialog.Root open={isAsking} onOpenChange={setIsAsking}>
        <Question replaced={replaced} onKeep={() => setIsAsking(false)} onReplace={() => void make()} />
      </Dialog.Root>
    </Flex>
  );
}

interface QuestionProps {
  readonly replaced: readonly string[];
  readonly onKeep: () => void;
  readonly onReplace: () => void;
}

function Question({ replaced, onKeep, onReplace }: QuestionProps) {
  const { t } = useTexts();
  const { formatList } = useIntl();
  const names = formatList(replaced, { type: 'conjunction' });
  return (
    <ConfirmDialog
      title={t('stills.ask')}
      startAction={
        <Button variant="tertiary" fullWidth onClick={onKeep}>
          {t('stills.keep')}
        </Button>
      }
      endAction={
        <Button variant="danger-light" fullWidth onClick={onReplace}>
          {t('stills.replace')}
        </Button>
      }
    >
      {t('stills.leaves', { count: replaced.length, names })}
    </ConfirmDialog>
  );
}
