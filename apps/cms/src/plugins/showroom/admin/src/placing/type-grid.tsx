import { Typography } from '@strapi/design-system';
import { hotspotKindOf } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import { ChoiceButton } from './choice-button.ts';
import { HotspotSample } from './hotspot-sample.tsx';

interface Props {
  readonly types: readonly HotspotComponent[];
  readonly chosen: HotspotComponent | undefined;
  readonly onChoose: (type: HotspotComponent) => void;
}

/** The types of hotspots, each as visitors see it. */
export function TypeGrid({ types, chosen, onChoose }: Props) {
  const { t } = useTexts();
  return (
    <section aria-label={t('placing.type')}>
      <Typography tag="h3" variant="delta">
        {t('placing.type')}
      </Typography>
      <Grid aria-label={t('placing.type')}>
        {types.map((type) => (
          <Type key={type} type="button" aria-pressed={chosen === type} onClick={() => onChoose(type)}>
            <HotspotSample appearance={{ kind: hotspotKindOf(type).opens }} />
            <span>{t(`placing.kind.${hotspotKindOf(type).opens}` as 'placing.kind.openArticle')}</span>
          </Type>
        ))}
      </Grid>
    </section>
  );
}

const Grid = styled.fieldset`
  min-width: 0;
  margin: 0;
  border: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr));
  gap: ${({ theme }) => theme.spaces[2]};
  padding: ${({ theme }) => theme.spaces[2]} 0 0;
`;

const Type = styled(ChoiceButton)`
  align-items: center;
  font-size: ${({ theme }) => theme.fontSizes[2]};
`;
