import { Box, Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { useState } from 'react';
import type { ExaminedShowroom } from '../../../contracts/doctor.ts';
import { useTexts } from '../use-texts.ts';
import { FilterBar } from './filter-bar.tsx';
import { matches, useFilters } from './filters.ts';
import { FindingRow } from './finding-row.tsx';
import { keyOfFinding } from './key-of-finding.ts';

/** Findings per step; a world under construction can have thousands. */
const PAGE = 50;

/** All findings, filtered by world and severity. */
export function FindingsList({ showroom }: { readonly showroom: ExaminedShowroom }) {
  const { t } = useTexts();
  const [filters, setFilters] = useFilters();
  const [length, setLength] = useState(PAGE);
  const { worlds, findings, defaultLocale } = showroom;
  const matching = findings.filter((finding) => matches(filters, finding));
  const nameOf = new Map(worlds.map(({ slug, name }) => [slug, name]));
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <FilterBar
        worlds={worlds}
        filters={filters}
        onChange={(wanted) => {
          setLength(PAGE);
          setFilters(wanted);
        }}
      />
      <Typography tag="h2" variant="beta" textColor="neutral800" aria-live="polite">
        {t('doctor.findings', { count: matching.length })}
      </Typography>
      {matching.length === 0 ? (
        <EmptyStateLayout
          icon={<EmptyDocuments width="16rem" />}
          content={t('doctor.noMatch')}
          action={
            <Button variant="secondary" onClick={() => setFilters({})}>
              {t('doctor.showAll')}
            </Button>
          }
        />
      ) : (
        <Box tag="ul" background="neutral0" hasRadius shadow="tableShadow">
          {matching.slice(0, length).map((finding) => (
            <FindingRow
              key={keyOfFinding(finding)}
              finding={finding}
              worldName={nameOf.get(finding.world ?? '')}
              defaultLocale={defaultLocale}
            />
          ))}
        </Box>
      )}
      {matching.length > length ? (
        <Button variant="tertiary" onClick={() => setLength(length + PAGE)}>
          {t('doctor.more', { count: Math.min(PAGE, matching.length - length) })}
        </Button>
      ) : null}
    </Flex>
  );
}
