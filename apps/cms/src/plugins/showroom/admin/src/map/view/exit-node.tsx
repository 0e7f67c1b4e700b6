import type { NodeProps } from '@xyflow/react';
import { Earth } from '@strapi/icons';
import { memo } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../use-texts.ts';
import { Card, Ends, Name } from './location-node.tsx';
import type { ExitNode as ExitNodeType } from './map-nodes.ts';

/** Another world that portals lead to. */
export const ExitNode = memo(({ data, selected }: NodeProps<ExitNodeType>) => {
  const { t } = useTexts();
  return (
    <Outside $worst={undefined} data-selected={selected} title={data.name}>
      <Ends />
      <Earth aria-hidden width={32} height={32} />
      <Name>{data.name}</Name>
      <Kind>{t('map.otherWorld')}</Kind>
    </Outside>
  );
});

const Outside = styled(Card)`
  place-items: center;
  border-color: ${({ theme }) => theme.colors.alternative600};
  border-style: dashed;
  background: ${({ theme }) => theme.colors.alternative100};
  color: ${({ theme }) => theme.colors.neutral800};

  ${Name} {
    max-width: 100%;
    box-sizing: border-box;
  }

  [data-far='true'] & > svg {
    display: none;
  }

  svg path {
    fill: ${({ theme }) => theme.colors.alternative600};
  }
`;

const Kind = styled.span`
  padding: 0 8px 10px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 11px;

  [data-far='true'] & {
    display: none;
  }
`;
