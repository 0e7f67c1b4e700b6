import { VisuallyHidden } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';

/** Scores from which a world counts as good or as acceptable; without an error it has more than 90. */
const WELL = 91;
const FAIR = 70;

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;

type Tone = 'success' | 'warning' | 'danger';

function toneOf(score: number): Tone {
  if (score >= WELL) return 'success';
  return score >= FAIR ? 'warning' : 'danger';
}

const Ring = styled.svg<{ $tone: Tone }>`
  flex: none;
  circle {
    fill: none;
    stroke-width: 5;
    stroke: ${({ theme }) => theme.colors.neutral200};
  }
  circle + circle {
    stroke: ${({ theme, $tone }) => theme.colors[`${$tone}500`]};
    stroke-linecap: round;
    transform: rotate(-90deg);
    transform-origin: center;
  }
  text {
    fill: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.4rem;
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

/** A score from 0 to 100 as a ring that fills. */
export function ScoreRing({ score }: { readonly score: number }) {
  const { t } = useTexts();
  return (
    <>
      <VisuallyHidden>{t('doctor.score', { score })}</VisuallyHidden>
      <Ring $tone={toneOf(score)} width={52} height={52} viewBox="0 0 52 52" aria-hidden>
        <circle cx={26} cy={26} r={RADIUS} />
        <circle cx={26} cy={26} r={RADIUS} strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`} />
        <text x={26} y={26}>
          {score}
        </text>
      </Ring>
    </>
  );
}
