import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { useStrapiApp } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FormFile } from '../../../../../contracts/brand.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** A font is shown by its name. */
  readonly kind?: 'picture' | 'font';
  readonly file: FormFile | null | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (file: FormFile | null) => void;
  /** Notes about the file. */
  readonly children?: ReactNode;
}

/** The props of the media library's own dialog that are used here. */
type LibraryDialog = ComponentType<{
  readonly allowedTypes: readonly string[];
  readonly multiple: boolean;
  readonly onClose: () => void;
  readonly onSelectAssets: (files: readonly FormFile[]) => void;
}>;

/** A picture or a font of the media library. */
export function FileField({
  name,
  label,
  hint,
  kind = 'picture',
  file,
  isDisabled,
  onChange,
  children,
}: Props) {
  const { t } = useTexts();
  const [isChoosing, setIsChoosing] = useState(false);
  const Library = useStrapiApp('FileField', ({ components }) => components['media-library']) as
    | LibraryDialog
    | undefined;
  return (
    <Field.Root name={name} hint={hint} width="100%">
      <Typography variant="pi" fontWeight="bold" textColor="neutral800">
        {label}
      </Typography>
      <Flex gap={3} wrap="wrap">
        {file && kind === 'picture' ? (
          <Shown src={file.formats?.thumbnail?.url ?? file.url} alt={file.name} />
        ) : null}
        {file && kind === 'font' ? <Typography>{file.name}</Typography> : null}
        {isDisabled || Library === undefined ? null : (
          <Button
            size="S"
            variant="tertiary"
            aria-label={t(`brand.choose.${kind}.for`, { field: label })}
            onClick={() => setIsChoosing(true)}
          >
            {t(`brand.choose.${kind}`)}
          </Button>
        )}
        {isDisabled || !file ? null : (
          <Button
            size="S"
            variant="tertiary"
            aria-label={t('brand.clearFor', { field: label })}
            onClick={() => onChange(null)}
          >
            {t('brand.clear')}
          </Button>
        )}
      </Flex>
      <Field.Hint />
      {children}
      {isChoosing && Library !== undefined ? (
        <Library
          allowedTypes={kind === 'picture' ? ['images'] : ['files']}
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
}

const Shown = styled.img`
  max-width: 12rem;
  max-height: 6.4rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral150};
  object-fit: contain;
`;
