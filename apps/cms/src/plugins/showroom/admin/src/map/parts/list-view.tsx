import { Button, Flex, Searchbar, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { SeverityStatus } from '../../doctor/severity-status.tsx';
import type { MapLocation } from '../../../../contracts/map.ts';
import { useTexts } from '../../use-texts.ts';
import type { FindingsById } from '../findings.ts';
import { findingsOf, worstOf } from '../findings.ts';
import type { ShownMap } from '../shown-map.ts';

interface Props {
  readonly shown: ShownMap;
  readonly order: readonly MapLocation[];
  readonly found: FindingsById;
  readonly stations: ReadonlyMap<string, string>;
  readonly titleOf: (location: string) => string;
  readonly onSelect: (location: string) => void;
}

/** Locations per step. */
const PAGE = 50;

/** The same graph as a list: every location with its outgoing transitions. */
export function ListView({ shown, order, found, stations, titleOf, onSelect }: Props) {
  const { t } = useTexts();
  const [sought, setSought] = useState('');
  const [length, setLength] = useState(PAGE);
  const matching = order.flatMap(({ documentId }) => {
    const location = shown.byId.get(documentId);
    return location?.title.toLowerCase().includes(sought.trim().toLowerCase()) === true ? location : [];
  });
  const leaving = Map.groupBy(shown.transitions, ({ from }) => from);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} padding={{ initial: 4, large: 8 }}>
      <Searchbar
        name="sought"
        value={sought}
        clearLabel={t('map.clear')}
        placeholder={t('map.search')}
        onClear={() => setSought('')}
        onChange={(event) => setSought(event.target.value)}
      >
        {t('map.search')}
      </Searchbar>
      <Table colCount={4} rowCount={matching.length + 1}>
        <Thead>
          <Tr>
            <Th>
              <Typography variant="sigma">{t('map.field.title')}</Typography>
            </Th>
            <Th>
              <Typography variant="sigma">{t('map.field.state')}</Typography>
            </Th>
            <Th>
              <Typography variant="sigma">{t('map.leadsTo')}</Typography>
            </Th>
            <Th>
              <Typography variant="sigma">{t('doctor.title')}</Typography>
            </Th>
          </Tr>
        </Thead>
        <Tbody>
          {matching.slice(0, length).map((location) => {
            const { documentId, title, position, station, status, payloadId } = location;
            const worst = worstOf(findingsOf(found, documentId));
            const facts = [
              t(`map.status.${status}`),
              ...(payloadId !== undefined && payloadId === shown.start ? [t('map.start')] : []),
              ...(station === null ? [] : [stations.get(station) ?? '']),
              ...(position === null ? [t('map.unplaced')] : []),
            ];
            return (
              <Tr key={documentId}>
                <Td>
                  <Button variant="ghost" onClick={() => onSelect(documentId)}>
                    {title}
                  </Button>
                </Td>
                <Td>
                  <Typography textColor="neutral800">{facts.join(' · ')}</Typography>
                </Td>
                <Td>
                  <Typography textColor="neutral800">
                    {(leaving.get(documentId) ?? []).map(({ to }) => titleOf(to)).join(', ') ||
                      t('map.noTransitions')}
                  </Typography>
                </Td>
                <Td>{worst === undefined ? null : <SeverityStatus severity={worst} />}</Td>
              </Tr>
            );
          })}
        </Tbody>
      </Table>
      {matching.length > length ? (
        <Button variant="secondary" onClick={() => setLength(length + PAGE)}>
          {t('map.more', { count: matching.length - length })}
        </Button>
      ) : null}
    </Flex>
  );
}
