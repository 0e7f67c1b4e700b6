import { Box, Flex, LinkButton, Typography } from '@strapi/design-system';
import { ArrowRight } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { PLUGIN_PATH } from '../plugin-id.ts';
import type { TextKey } from '../texts/text-key.ts';
import { useTexts } from '../use-texts.ts';
import { STEPS } from './steps.ts';
import type { Step } from './steps.ts';

/** The panels beside an entry's form that the help explains. */
const BESIDE = [
  { name: 'preview', title: 'preview.title' },
  { name: 'placing', title: 'placing.panel' },
] as const;

interface Props {
  /** Every page of the plugin, in the order of its navigation. */
  readonly pages: readonly { readonly path: string; readonly title: TextKey }[];
}

/**
 * Explains the steps to a first world, each page, and the panels beside forms. The address can name a section:
 * `#translations`.
 */
export function HelpPage({ pages }: Props) {
  const { t, textIfKnown } = useTexts();
  const { hash } = useLocation();
  useEffect(() => {
    const section =
      hash === '' ? null : document.querySelector<HTMLElement>(`#help-${CSS.escape(hash.slice(1))}`);
    section?.focus();
    section?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <Page.Main>
      <Page.Title>{t('help.title')}</Page.Title>
      <Layouts.Header title={t('help.title')} subtitle={t('help.subtitle')} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={8}>
          <section aria-labelledby="help-first">
            <Typography tag="h2" id="help-first" variant="beta" textColor="neutral800">
              {t('help.first')}
            </Typography>
            <Flex tag="ol" direction="column" alignItems="stretch" gap={5} paddingTop={4}>
              {STEPS.map((step, index) => (
                <StepCard key={step.name} step={step} number={index + 1} />
              ))}
            </Flex>
          </section>
          <section aria-labelledby="help-pages">
            <Typography tag="h2" id="help-pages" variant="beta" textColor="neutral800">
              {t('help.pages')}
            </Typography>
            <Flex direction="column" alignItems="stretch" gap={4} paddingTop={4}>
              {pages.map(({ path, title }) => {
                const text = textIfKnown(`help.page.${path}`);
                return text === undefined ? null : (
                  <Card key={path} id={`help-${path}`} tabIndex={-1}>
                    <Typography tag="h3" variant="delta" textColor="neutral800">
                      <Link to={`${PLUGIN_PATH}/${path}`}>{t(title)}</Link>
                    </Typography>
                    <Text>{text}</Text>
                  </Card>
                );
              })}
            </Flex>
          </section>
          <section aria-labelledby="help-beside">
            <Typography tag="h2" id="help-beside" variant="beta" textColor="neutral800">
              {t('help.beside')}
            </Typography>
            <Flex direction="column" alignItems="stretch" gap={4} paddingTop={4}>
              {BESIDE.map(({ name, title }) => (
                <Card key={name} id={`help-${name}`} tabIndex={-1}>
                  <Typography tag="h3" variant="delta" textColor="neutral800">
                    {t(title)}
                  </Typography>
                  <Text>{t(`help.beside.${name}`)}</Text>
                </Card>
              ))}
            </Flex>
          </section>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function StepCard({ step, number }: { readonly step: Step; readonly number: number }) {
  const { t } = useTexts();
  const { name, picture, address } = step;
  const title = t(`help.step.${name}.title`);
  return (
    <Card as="li">
      <Columns>
        <div>
          <Typography tag="h3" variant="delta" textColor="neutral800">
            {`${number}. ${title}`}
          </Typography>
          <Text>{t(`help.step.${name}.text`)}</Text>
          <Box paddingTop={4}>
            <LinkButton tag={Link} to={address} variant="secondary" endIcon={<ArrowRight aria-hidden />}>
              {t(`help.step.${name}.link`)}
            </LinkButton>
          </Box>
        </div>
        <Picture src={picture} alt={t('help.picture', { title })} width={960} height={540} loading="lazy" />
      </Columns>
    </Card>
  );
}

const Card = styled.div`
  padding: ${({ theme }) => theme.spaces[5]};
  background: ${({ theme }) => theme.colors.neutral0};
  border-radius: ${({ theme }) => theme.borderRadius};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
  scroll-margin-top: 8rem;

  a:not([class]) {
    color: ${({ theme }) => theme.colors.primary700};
  }

  &:focus {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.spaces[6]};

  ${({ theme }) => theme.breakpoints.large} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Text = styled.p`
  max-width: 70ch;
  padding-top: ${({ theme }) => theme.spaces[2]};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: ${({ theme }) => theme.fontSizes[2]};
  line-height: ${({ theme }) => theme.lineHeights[6]};
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
`;
