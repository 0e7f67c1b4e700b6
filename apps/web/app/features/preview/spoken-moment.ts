/**
 * The parts of a moment as a sentence takes them: “Monday, 30 November 2026” and “09:00”, on a clock of the zone in
 * which it was chosen. The time names the zone where the reader's own clock shows another time.
 *
 * @param ownZone the reader's time zone.
 */
export function spokenMoment(
  { at, zone }: { readonly at: number; readonly zone: string },
  locale: string,
  ownZone: string,
): { readonly date: string; readonly time: string } {
  const timeOf = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', ...options }).format(at);
  const isElsewhere = timeOf({ timeZone: zone }) !== timeOf({ timeZone: ownZone });
  return {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: zone }).format(at),
    time: timeOf({ timeZone: zone, ...(isElsewhere && { timeZoneName: 'short' }) }),
  };
}
