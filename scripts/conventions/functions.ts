import { lineAt } from './source.ts';
import type { Source } from './source.ts';

/** A function of a module that is written as a constant. */
export interface FoundArrow {
  readonly path: string;
  readonly line: number;
  readonly name: string;
}

/**
 * Arrow functions that a module binds to a constant. Functions of a module are declarations; an arrow function has
 * its place where a type annotation gives it its parameters, and inside another function.
 */
export function boundArrows({ path, text, parsed }: Source): readonly FoundArrow[] {
  return parsed.program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && !id.typeAnnotation && init?.type === 'ArrowFunctionExpression'
        ? [{ path, line: lineAt(text, statement.start), name: id.name }]
        : [],
    );
  });
}
