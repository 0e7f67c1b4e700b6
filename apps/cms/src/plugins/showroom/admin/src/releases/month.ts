/** A month, `2027-01`. */
export type Month = string;

/** The month of a wall time or date. */
export function monthOf(wall: string): Month {
  return wall.slice(0, 'yyyy-mm'.length);
}

/** A month by so many months later. */
export function monthAfter(month: Month, months: number): Month {
  return monthOf(new Date(Date.UTC(yearOf(month), indexOf(month) + months)).toISOString());
}

/** The weeks of a month from Monday to Sunday, with its days as dates; days of other months are left open. */
export function weeksOf(month: Month): readonly (readonly (string | undefined)[])[] {
  const [year, index] = [yearOf(month), indexOf(month)];
  const days = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  // Of the seven days from Monday on, how many belong to the month before.
  const open = (new Date(Date.UTC(year, index)).getUTCDay() + 6) % 7;
  const weeks = Math.ceil((open + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const number = week * 7 + day - open + 1;
      return number < 1 || number > days ? undefined : `${month}-${String(number).padStart(2, '0')}`;
    }),
  );
}

function yearOf(month: Month): number {
  return Number(month.slice(0, 4));
}

function indexOf(month: Month): number {
  return Number(month.slice(5)) - 1;
}
