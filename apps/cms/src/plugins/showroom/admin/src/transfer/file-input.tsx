import { useField } from '@strapi/design-system';
import type { ComponentProps, RefObject } from 'react';
import { styled } from 'styled-components';

interface Props extends Required<Pick<ComponentProps<'input'>, 'accept' | 'onChange'>> {
  readonly inputRef: RefObject<HTMLInputElement>;
}

/** The browser's own file input, which is accessible, in the panel's style. */
export function FileInput({ inputRef, accept, onChange }: Props) {
  const { id, name, hint, error } = useField('FileInput');
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter((part) => part !== '');
  return (
    <Input
      ref={inputRef}
      accept={accept}
      onChange={onChange}
      type="file"
      id={id}
      name={name}
      aria-invalid={Boolean(error)}
      aria-describedby={describedBy.length === 0 ? undefined : describedBy.join(' ')}
    />
  );
}

const Input = styled.input`
  width: 100%;
  padding: ${({ theme }) => theme.spaces[2]};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: ${({ theme }) => theme.fontSizes[2]};

  &::file-selector-button {
    margin-right: ${({ theme }) => theme.spaces[3]};
    padding: ${({ theme }) => theme.spaces[2]} ${({ theme }) => theme.spaces[3]};
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral100};
    color: ${({ theme }) => theme.colors.neutral800};
    font: inherit;
    cursor: pointer;
  }

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.colors.danger600};
  }

  &:focus-visible {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: 0 0 0 2px ${({ theme }) => theme.colors.primary600};
    outline: none;
  }
`;
