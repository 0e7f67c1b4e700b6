import { Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import { ChoiceButton } from './choice-button.ts';
import type { HotspotAppearance } from './hotspot-appearance.ts';
import { HotspotSample } from './hotspot-sample.tsx';

/** A type of hotspot to choose. */
interface HotspotType<Value> {
  readonly value: Value;
  readonly text: string;
  readonly appearance: HotspotAppearance;
}

interface Props<Value> {
  readonly types: readonly HotspotType<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/** The types of hotspots, each as visitors see it. */
export function TypeGrid<Value extends string>({ types, chosen, onChoose }: Props<Value>) {
  const { t } = useTexts();
  return (
    <section aria-label={t('placing.type')}>
      <Typography tag="h3" variant="delta">
        {t('placing.type')}
      </Typography>
      <Grid aria-label={t('placing.type')}>
        {types.map(({ value, text, appearance }) => (
          <Type key={value} type="button" aria-pressed={chosen === value} onClick={() => onChoose(value)}>
            <HotspotSample appearance={appearance} />
            <span>{text}</span>
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
