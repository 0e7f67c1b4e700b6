import { Typography } from '@strapi/design-system';
import { THEME_DEFAULTS } from '@vitrine/core/world/theme';
import type { Theme } from '@vitrine/core/world/theme';
import { themeTokens } from '@vitrine/core/theme/theme-tokens';
import { styled } from 'styled-components';
import { HotspotFace } from '../placing/hotspot-face.tsx';
import { VisitorsSurroundings } from '../placing/visitors-surroundings.ts';
import { useTexts } from '../use-texts.ts';

/** A part of the showroom in this theme, as visitors see it: header, hotspots, a card and a button. */
export function ThemePreview({
  theme,
  fonts,
  company,
}: {
  readonly theme: Theme;
  /** Custom properties with the fonts of this theme. */
  readonly fonts: Readonly<Record<string, string>>;
  readonly company: string;
}) {
  const { t } = useTexts();
  const { headerLook } = { ...THEME_DEFAULTS, ...theme };
  return (
    <figure style={{ margin: 0 }}>
      <Frame style={{ ...themeTokens(theme, true), ...fonts } as React.CSSProperties} aria-hidden>
        <Header data-look={headerLook}>
          <Logo>{company}</Logo>
          <Glass>{t('brand.sample.location')}</Glass>
        </Header>
        <SamplePin style={{ left: '22%', top: '44%' }}>
          <HotspotFace appearance={{ kind: 'openArticle' }} />
        </SamplePin>
        <SamplePin style={{ left: '50%', top: '56%' }}>
          <HotspotFace appearance={{ kind: 'navigate', direction: 'forward' }} />
        </SamplePin>
        <Card>
          <Kicker>{t('brand.sample.kicker')}</Kicker>
          <b>{t('brand.sample.title')}</b>
          <p>{t('brand.sample.text')}</p>
          <Quote>{t('brand.sample.quote')}</Quote>
          <Row>
            <Action>{t('brand.sample.button')}</Action>
            <Kicker>{t('brand.sample.link')}</Kicker>
          </Row>
        </Card>
      </Frame>
      <Typography tag="figcaption" variant="pi" textColor="neutral600">
        {t('brand.preview')}
      </Typography>
    </figure>
  );
}

const Frame = styled(VisitorsSurroundings)`
  --product-font: system-ui, sans-serif;

  position: relative;
  min-height: 46rem;
  margin-bottom: 0.8rem;
  overflow: hidden;
  container-type: inline-size;
  border-radius: ${({ theme }) => theme.borderRadius};
  background:
    linear-gradient(transparent 55%, rgb(120 112 100 / 55%) 55%),
    linear-gradient(115deg, #e9ecea 20%, #cfd8d9 20% 48%, #b9a88c 48% 60%, #dfe5e5 60%);
  font-size: 1.5rem;
  line-height: 1.5;

  & *::before {
    animation: none;
  }
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  gap: 1.2rem;
  padding: 1.2rem;

  &[data-look='solid'] {
    background: var(--paper);
    box-shadow: 0 1px 6px rgb(6 16 18 / 25%);
  }

  &[data-look='clear'] {
    padding-bottom: 4rem;
    background: linear-gradient(rgb(4 14 16 / 72%) calc(100% - 4rem), transparent);
  }
`;

const Logo = styled.b`
  overflow: hidden;
  padding: 0.6rem 1.4rem;
  border-radius: var(--radius-m);
  background: #fff;
  color: #000;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Glass = styled.span`
  padding: 0.8rem 1.6rem;
  border-radius: var(--radius-pill);
  color: var(--glass-text);
  font-size: 1.3rem;
  font-weight: 600;

  [data-look='glass'] > & {
    background: var(--glass);
  }

  [data-look='solid'] > & {
    color: var(--ink);
  }
`;

const SamplePin = styled.span`
  position: absolute;
  display: grid;
  place-items: center;
  translate: -50% -50%;
`;

const Card = styled.div`
  position: absolute;
  right: 1.6rem;
  bottom: 1.6rem;
  left: 1.6rem;
  display: grid;
  gap: 0.8rem;
  padding: 2rem;
  border-radius: var(--radius-l);
  background: var(--paper);
  color: var(--ink);
  box-shadow: 0 16px 48px rgb(6 16 18 / 32%);

  & b {
    font-family: var(--heading-font, inherit);
    font-size: 1.9rem;
    line-height: 1.2;
  }

  & p {
    color: var(--ink-soft);
  }
`;

const Kicker = styled.span`
  color: var(--primary-ink);
  font-size: 1.3rem;
  font-weight: 700;
`;

const Quote = styled.p`
  padding-left: 1.2rem;
  border-left: 3px solid var(--secondary);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.6rem;
  margin-top: 0.4rem;
`;

const Action = styled.span`
  padding: 1rem 2rem;
  border-radius: var(--radius-pill);
  background: var(--primary);
  color: var(--on-primary);
  font-weight: 700;
`;
