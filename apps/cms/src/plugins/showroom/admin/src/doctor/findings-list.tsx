import { Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { useState } from 'react';
import type { ExaminedShowroom } from '../../../contracts/doctor.ts';
import { useTexts } from '../use-texts.ts';
import { FilterBar } from './filter-bar.tsx';
import { matches, useFilters } from './filters.ts';
import { EntryFindings } from './entry-findings.tsx';
import { groupFindings } from './group-findings.ts';

/** Findings per step; a world under construction can have thousands. */
const PAGE = 50;

/** All findings, filtered by world and severity, by world, entry and kind. */
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
        groupFindings(matching.slice(0, length)).map(({ world, entries }) => (
          <Flex key={world ?? ''} tag="section" direction="column" alignItems="stretch" gap={3}>
            <Typography tag="h3" variant="delta" textColor="neutral800">
              {world === undefined ? t('doctor.shared') : (nameOf.get(world) ?? world)}
            </Typography>
            {entries.map((group) => (
              <EntryFindings key={group.key} group={group} defaultLocale={defaultLocale} />
            ))}
          </Flex>
        ))
      )}
      {matching.length > length ? (
        <Button variant="tertiary" onClick={() => setLength(length + PAGE)}>
          {t('doctor.more', { count: Math.min(PAGE, matching.length - length) })}
        </Button>
      ) : null}
    </Flex>
  );
}
