import { Visitor } from 'oxc-parser';
import type { TSType, TSTypeName } from 'oxc-parser';
import { lineAt } from './source.ts';
import type { Source } from './source.ts';

/** A member of a union that names itself by the wrong property. */
export interface FoundDiscriminant {
  readonly path: string;
  readonly line: number;
  /** The type that has it. */
  readonly of: string;
  readonly name: 'kind' | 'type' | 'state';
}

/**
 * The inputs and outputs of a machine, by the last word of the type's name: like an event of the DOM, it has a
 * `type`.
 */
const MESSAGE = /(?:Event|Effect|Signal|Input)$/;

/** Shapes that are not ours to name, each with whose it is. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['Component', 'CycloneDX tells what a component is by its `type`'],
  ['SlideTypes', 'yet-another-react-lightbox tells slides apart by their `type`'],
]);

/**
 * The literal `kind`, `type` and `state` properties of types that go against the rule (decision 0062): messages of a
 * machine have a `type`, all other data a `kind`, and what something is in the middle of is its `status`.
 */
export function wrongDiscriminants({ path, text, parsed }: Source): readonly FoundDiscriminant[] {
  const found: FoundDiscriminant[] = [];
  /** The types around the node that is visited, the innermost last. */
  const owners: string[] = [];
  const leave = () => void owners.pop();
  new Visitor({
    TSTypeAliasDeclaration: ({ id }) => void owners.push(id.name),
    'TSTypeAliasDeclaration:exit': leave,
    TSInterfaceDeclaration: ({ id }) => void owners.push(id.name),
    'TSInterfaceDeclaration:exit': leave,
    // `Extract<MapEvent, { type: 'changed' }>` speaks of a `MapEvent`.
    TSTypeReference: ({ typeName, typeArguments }) =>
      void owners.push(narrowedBy(typeName, typeArguments?.params ?? []) ?? owners.at(-1) ?? ''),
    'TSTypeReference:exit': leave,
    TSPropertySignature({ key, start, typeAnnotation }) {
      const name = key.type === 'Identifier' ? key.name : undefined;
      if (name !== 'kind' && name !== 'type' && name !== 'state') return;
      if (!areStrings(typeAnnotation?.typeAnnotation)) return;
      const of = owners.at(-1) ?? '';
      const isRight = name === (MESSAGE.test(of) ? 'type' : 'kind');
      if (!isRight && !FOREIGN.has(of)) found.push({ path, line: lineAt(text, start), of, name });
    },
  }).visit(parsed.program);
  return found;
}

/** The union that `Extract` or `Exclude` narrows. */
function narrowedBy(name: TSTypeName, parameters: readonly TSType[]): string | undefined {
  const isNarrowing = name.type === 'Identifier' && (name.name === 'Extract' || name.name === 'Exclude');
  const [union] = parameters;
  if (!isNarrowing || union?.type !== 'TSTypeReference') return undefined;
  return union.typeName.type === 'Identifier' ? union.typeName.name : undefined;
}

/** Whether a type is one string literal, or several. */
function areStrings(type: TSType | undefined): boolean {
  if (type?.type === 'TSUnionType') return type.types.every(areStrings);
  return (
    type?.type === 'TSLiteralType' &&
    type.literal.type === 'Literal' &&
    typeof type.literal.value === 'string'
  );
}
