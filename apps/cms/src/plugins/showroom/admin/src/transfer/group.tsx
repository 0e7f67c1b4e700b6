import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of fields. */
export function Group({ title, children }: Props) {
  return (
    <Fieldset>
      <Legend>
        <Typography variant="pi" fontWeight="bold" textColor="neutral600">
          {title}
        </Typography>
      </Legend>
      {children}
    </Fieldset>
  );
}

const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0 0 ${({ theme }) => theme.spaces[3]};
`;
