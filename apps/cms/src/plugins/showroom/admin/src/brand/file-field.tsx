import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { useStrapiApp } from '@strapi/strapi/admin';
import { useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import type { FormFile } from './form-brand.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly file: FormFile | null | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (file: FormFile | null) => void;
}

/** The media library's own dialog, as far as it is used here. */
type LibraryDialog = ComponentType<{
  readonly allowedTypes: readonly string[];
  readonly multiple: boolean;
  readonly onClose: () => void;
  readonly onSelectAssets: (files: readonly FormFile[]) => void;
}>;

/** A picture of the media library. */
export const FileField = ({ name, label, hint, file, isDisabled, onChange }: Props) => {
  const { say } = useTexts();
  const [isChoosing, setIsChoosing] = useState(false);
  const Library = useStrapiApp('FileField', ({ components }) => components['media-library']) as
    LibraryDialog | undefined;
  return (
    <Field.Root name={name} hint={hint} width="100%">
      <Typography variant="pi" fontWeight="bold" textColor="neutral800">
        {label}
      </Typography>
      <Flex gap={3} wrap="wrap">
        {file ? <Shown src={file.formats?.thumbnail?.url ?? file.url} alt={file.name} /> : null}
        {isDisabled || Library === undefined ? null : (
          <Button
            size="S"
            variant="tertiary"
            aria-label={say('brand.chooseFor', { field: label })}
            onClick={() => setIsChoosing(true)}
          >
            {say('brand.choose')}
          </Button>
        )}
        {isDisabled || !file ? null : (
          <Button
            size="S"
            variant="tertiary"
            aria-label={say('brand.clearFor', { field: label })}
            onClick={() => onChange(null)}
          >
            {say('brand.clear')}
          </Button>
        )}
      </Flex>
      <Field.Hint />
      {isChoosing && Library !== undefined ? (
        <Library
          allowedTypes={['images']}
          multiple={false}
          onClose={() => setIsChoosing(false)}
          onSelectAssets={([chosen]) => {
            setIsChoosing(false);
            if (chosen !== undefined) onChange(chosen);
          }}
        />
      ) : null}
    </Field.Root>
  );
};

const Shown = styled.img`
  max-width: 12rem;
  max-height: 6.4rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral150};
  object-fit: contain;
`;
