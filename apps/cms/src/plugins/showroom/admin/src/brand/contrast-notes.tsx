import { Flex, Typography } from '@strapi/design-system';
import { contrastFaults } from '@vitrine/core/theme/contrast-pairs';
import type { ThemeColour } from '@vitrine/core/theme/contrast-pairs';
import { roundedRatio } from '@vitrine/core/theme/rounded-ratio';
import type { Theme } from '@vitrine/core/world/theme';
import { styled } from 'styled-components';
import { PanelButton } from '../auto-height-button.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly theme: Theme;
  readonly isDisabled: boolean;
  readonly onTake: (colour: ThemeColour, value: string) => void;
}

/** Colours without enough contrast to their background, each with the nearest sufficient one. */
export function ContrastNotes({ theme, isDisabled, onTake }: Props) {
  const { t } = useTexts();
  const faults = contrastFaults(theme);
  return (
    <div aria-live="polite">
      {faults.length === 0 ? (
        <Typography variant="pi" textColor="neutral600">
          {t('brand.contrastHolds')}
        </Typography>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {faults.map(({ colour, value, pair, suggestion }) => (
            <Flex key={colour} tag="li" direction="column" alignItems="flex-start" gap={2}>
              <Typography variant="pi" textColor="danger600">
                {t(`brand.weak.${pair.name}`, {
                  field: t(`brand.${colour}`),
                  value,
                  ratio: roundedRatio(pair.ratio),
                  needed: pair.needed,
                })}
              </Typography>
              {suggestion === undefined || isDisabled ? null : (
                <PanelButton
                  size="S"
                  variant="secondary"
                  startIcon={<Swatch aria-hidden style={{ background: suggestion }} />}
                  onClick={() => onTake(colour, suggestion)}
                >
                  {t('brand.take', { suggestion })}
                </PanelButton>
              )}
            </Flex>
          ))}
        </Flex>
      )}
    </div>
  );
}

const Swatch = styled.span`
  display: block;
  width: 1.6rem;
  height: 1.6rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral500};
  border-radius: 50%;
`;
