type Entry = Readonly<Record<string, unknown>>;

/** Attributes that were removed from the content model, by component. None of them ever had an effect. */
const RETIRED: Readonly<Record<string, readonly string[]>> = {
  'hotspots.custom-open-link': ['new_window'],
};

/** Drops removed attributes, so that older world files can still be imported. */
export function withoutRetired(entry: Entry): Entry {
  return stripped(entry) as Entry;
}

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => stripped(part));
  if (typeof value !== 'object' || value === null) return value;
  const retired = RETIRED[String((value as Entry)['__component'])] ?? [];
  const kept = Object.entries(value).filter(([name]) => !retired.includes(name));
  return Object.fromEntries(kept.map(([name, part]) => [name, stripped(part)]));
}
