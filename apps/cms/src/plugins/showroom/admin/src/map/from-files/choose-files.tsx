import { Button, Flex, Typography } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../use-texts.ts';
import { ACCEPTED_FILES } from '../file-names/refused-file.ts';

interface Props {
  readonly isDisabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped, with a button for the browser's own dialog. */
export function ChooseFiles({ isDisabled, onFiles }: Props) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <Area
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (!isDisabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      <Flex gap={3} wrap="wrap" justifyContent="center">
        <Typography textColor="neutral800">{t('files.dropHere')}</Typography>
        <Button
          type="button"
          variant="secondary"
          startIcon={<Upload aria-hidden />}
          disabled={isDisabled}
          onClick={() => input.current?.click()}
        >
          {t('files.choose')}
        </Button>
      </Flex>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED_FILES}
        aria-label={t('files.choose')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same files can be chosen again.
          event.target.value = '';
        }}
      />
    </Area>
  );
}

const Area = styled.div`
  padding: ${({ theme }) => theme.spaces[4]};
  border: 1px dashed ${({ theme }) => theme.colors.neutral500};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral100};

  &[data-over='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }
`;
