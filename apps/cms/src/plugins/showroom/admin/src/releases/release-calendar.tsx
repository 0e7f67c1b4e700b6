import { Box, Flex, IconButton, Typography } from '@strapi/design-system';
import { ArrowLeft, ArrowRight } from '@strapi/icons';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Release } from '../../../contracts/releases.ts';
import { useTexts } from '../use-texts.ts';
import { releasePage } from './addresses.ts';
import { monthAfter, monthOf, weeksOf } from './month.ts';
import { TargetLink } from './target-link.ts';

/** A Monday, by which the days of the week are named. */
const MONDAY = Date.UTC(2027, 0, 4);
const DAY = 24 * 60 * 60 * 1000;

/** A month with its releases, on the days of their own time zones. It begins with the month of the next one. */
export function ReleaseCalendar({ releases }: { readonly releases: readonly Release[] }) {
  const { t } = useTexts();
  const { formatDate } = useIntl();
  const id = useId();
  const next = releases.find(({ state }) => state === 'planned') ?? releases[0];
  const [month, setMonth] = useState(() => monthOf(next?.wall ?? new Date().toISOString()));
  const dateOf = (day: string | number, options: Intl.DateTimeFormatOptions): string =>
    formatDate(day, { timeZone: 'UTC', ...options });
  return (
    <section aria-labelledby={id}>
      <Typography tag="h2" id={id} variant="beta" textColor="neutral800">
        {t('releases.calendar')}
      </Typography>
      <Box marginTop={3} padding={5} background="neutral0" hasRadius shadow="tableShadow">
        <Flex justifyContent="space-between" paddingBottom={3}>
          <IconButton label={t('releases.month.before')} onClick={() => setMonth(monthAfter(month, -1))}>
            <ArrowLeft aria-hidden />
          </IconButton>
          <Typography tag="h3" fontWeight="bold" textColor="neutral800" aria-live="polite">
            {dateOf(`${month}-01`, { month: 'long', year: 'numeric' })}
          </Typography>
          <IconButton label={t('releases.month.after')} onClick={() => setMonth(monthAfter(month, 1))}>
            <ArrowRight aria-hidden />
          </IconButton>
        </Flex>
        <Days aria-label={dateOf(`${month}-01`, { month: 'long', year: 'numeric' })}>
          <thead>
            <tr>
              {Array.from({ length: 7 }, (_, day) => MONDAY + day * DAY).map((day) => (
                <th key={day} scope="col" aria-label={dateOf(day, { weekday: 'long' })}>
                  {dateOf(day, { weekday: 'short' })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week.find((day) => day !== undefined)}>
                {week.map((day, index) => (
                  // Days of other months are always on the same side.
                  <td key={day ?? index}>
                    {day === undefined ? null : (
                      <>
                        <time dateTime={day}>{Number(day.slice(-2))}</time>
                        {releases
                          .filter(({ wall }) => wall.startsWith(day))
                          .map((release) => (
                            <TargetLink key={release.id} tag={RouterLink} to={releasePage(release.id)}>
                              {`${release.wall.slice(-5)} ${release.name}`}
                            </TargetLink>
                          ))}
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Days>
      </Box>
    </section>
  );
}

const Days = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: ${({ theme }) => theme.fontSizes[1]};

  th {
    padding: ${({ theme }) => theme.spaces[2]};
    font-weight: 600;
    text-align: start;
  }

  td {
    height: 6.4rem;
    padding: ${({ theme }) => theme.spaces[2]};
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  time {
    display: block;
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;
