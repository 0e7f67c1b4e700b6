import type { ContentEntry } from './content.ts';

/** By component, the attributes that the content model had once. None of them ever did anything. */
const RETIRED: Readonly<Record<string, readonly string[]>> = {
  'hotspots.custom-open-link': ['new_window'],
};

/** Leaves out what has been taken out of the content model, so that world files from before still come in. */
export function withoutRetired(entry: ContentEntry): ContentEntry {
  return stripped(entry) as ContentEntry;
}

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => stripped(part));
  if (typeof value !== 'object' || value === null) return value;
  const retired = RETIRED[String((value as ContentEntry)['__component'])] ?? [];
  const kept = Object.entries(value).filter(([name]) => !retired.includes(name));
  return Object.fromEntries(kept.map(([name, part]) => [name, stripped(part)]));
}
