import { message } from '@vitrine/core/reports/message';
import type { ContentReportKind } from '@vitrine/core/reports/report';
import type { Message } from '@vitrine/core/reports/message';
import type { z } from 'zod';
import { isRecord } from './unwrap.ts';

/** A value that was removed from an entry, with its path. */
export interface Repair {
  /** `hotspots[2].action_target`; empty when the whole entry was dropped. */
  readonly path: string;
  readonly kind: ContentReportKind;
  readonly says: Message;
}

/** A typical entry fits after far fewer rounds; only one crafted to be wrong needs more. */
const MAXIMUM_ROUNDS = 100;

/**
 * Makes an entry fit its schema by removing what does not: a wrong value of an optional attribute (its default
 * applies), a list item that cannot be read, and the entry itself only when something it requires is wrong.
 * Everything else is kept.
 *
 * @param value The unwrapped entry; it is modified.
 * @returns The entry in wire form, or `undefined` when nothing usable is left, and what was removed.
 */
export function repairEntry(
  schema: z.ZodType,
  value: unknown,
): { readonly entry: Record<string, unknown> | undefined; readonly repairs: readonly Repair[] } {
  const repairs: Repair[] = [];
  if (!isRecord(value)) {
    return { entry: undefined, repairs: [dropped(message('report.noEntry'))] };
  }
  for (let round = 0; round < MAXIMUM_ROUNDS; round += 1) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { entry: value, repairs };
    const holed = new Set<unknown[]>();
    for (const issue of parsed.error.issues) {
      const given = memberAt(value, issue.path);
      const outcome = takeOut(value, issue.path, holed);
      if (outcome === 'root')
        return { entry: undefined, repairs: [...repairs, dropped(unusableEntry(issue))] };
      if (outcome !== 'gone') repairs.push(repairOf(issue, outcome, given));
    }
    for (const list of holed) closeHoles(list);
  }
  return { entry: undefined, repairs: [...repairs, dropped(message('report.tooMuchWrong'))] };
}

/** Writes a path inside an entry as `hotspots[2].action_target`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

/** Marks a removed list entry, until all issues of a round are dealt with and indexes may shift. */
const HOLE = Symbol('taken out');

/** What was removed: a path, the whole entry, or nothing, because an earlier removal included it. */
type Outcome = readonly PropertyKey[] | 'root' | 'gone';

function takeOut(root: unknown, path: readonly PropertyKey[], holed: Set<unknown[]>): Outcome {
  const key = path.at(-1);
  if (key === undefined) return 'root';
  const parentPath = path.slice(0, -1);
  // An entry of a dynamic zone is useless without its component.
  if (key === '__component') return takeOut(root, parentPath, holed);
  const parent = memberAt(root, parentPath);
  if (Array.isArray(parent) && typeof key === 'number' && key < parent.length) {
    if (parent[key] === HOLE) return 'gone';
    parent[key] = HOLE;
    holed.add(parent);
    return path;
  }
  if (isRecord(parent)) {
    const name = String(key);
    if (parent[name] === undefined || parent[name] === null) return takeOut(root, parentPath, holed);
    delete parent[name];
    return path;
  }
  return parent === undefined || parent === HOLE ? 'gone' : takeOut(root, parentPath, holed);
}

function memberAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let member = root;
  for (const key of path) {
    if (Array.isArray(member) && typeof key === 'number') member = member[key];
    else if (isRecord(member)) member = member[String(key)];
    else return undefined;
  }
  return member;
}

function closeHoles(list: unknown[]): void {
  const kept = list.filter((member) => member !== HOLE);
  list.splice(0, list.length, ...kept);
}

function dropped(says: Message): Repair {
  return { path: '', kind: 'invalidEntry', says };
}

function repairOf(issue: z.core.$ZodIssue, takenOut: readonly PropertyKey[], given: unknown): Repair {
  const path = formatPath(takenOut);
  if (issue.path.at(-1) === '__component') {
    return {
      path,
      kind: 'unknownComponent',
      says: message('report.unknownComponent', { component: typeof given === 'string' ? given : '–' }),
    };
  }
  return {
    path,
    kind: 'invalidEntry',
    says: message('report.unusableValue', { field: formatPath(issue.path), reason: reasonOf(issue) }),
  };
}

function unusableEntry(issue: z.core.$ZodIssue): Message {
  return issue.path.length === 0
    ? message('report.noEntry')
    : message('report.unusableEntry', { field: formatPath(issue.path), reason: reasonOf(issue) });
}

/** How an editor sees each type of a schema. */
const EXPECTED: Readonly<Record<string, Message>> = {
  string: message('reason.text'),
  number: message('reason.number'),
  int: message('reason.number'),
  boolean: message('reason.yesOrNo'),
  array: message('reason.list'),
  object: message('reason.fields'),
};

function reasonOf(issue: z.core.$ZodIssue): Message {
  return (issue.code === 'invalid_type' ? EXPECTED[issue.expected] : undefined) ?? message('reason.other');
}
