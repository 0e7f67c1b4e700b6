import { Field, Flex, TextInput } from '@strapi/design-system';
import { hexOf, readColour } from '@vitrine/core/theme/colour';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import { isWholeColour } from './form-brand.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The colour that applies if none is chosen. */
  readonly usual: string;
  readonly isDisabled: boolean;
  readonly onChange: (colour: string) => void;
}

/** A colour, picked or typed; empty for the default. */
export function ColourField({ name, label, value, usual, isDisabled, onChange }: Props) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // Changed from outside: a suggestion was accepted, or the form was loaded.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const change = (colour: string): void => {
    setTyped(colour);
    if (!isWholeColour(colour)) return;
    setShown(colour);
    onChange(colour);
  };
  const painted = readColour(value) ?? readColour(usual);
  return (
    <Field.Root
      name={name}
      width="100%"
      hint={value === '' ? t('brand.usual', { colour: usual }) : undefined}
      error={isWholeColour(typed) ? undefined : t('brand.noColour')}
    >
      <Field.Label>{label}</Field.Label>
      <Flex gap={2}>
        <Picker
          type="color"
          aria-label={t('brand.pick', { field: label })}
          value={painted === undefined ? '#000000' : hexOf(painted)}
          disabled={isDisabled}
          onChange={({ target }) => change(target.value)}
        />
        <Typed>
          <TextInput
            value={typed}
            placeholder={usual}
            disabled={isDisabled}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => change(target.value.trim())}
          />
        </Typed>
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

const Picker = styled.input`
  flex: none;
  width: 4.8rem;
  height: 4rem;
  padding: 3px;
  border: 1px solid ${({ theme }) => theme.colors.neutral500};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  cursor: pointer;

  &:disabled {
    cursor: default;
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;

const Typed = styled.div`
  flex: 1;
  min-width: 0;
`;
