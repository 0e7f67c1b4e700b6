import { expect, test } from 'vitest';
import { wrongDiscriminants } from './discriminants.ts';
import { parseSource } from './source.ts';

function found(text: string) {
  return wrongDiscriminants(parseSource('a.ts', text)).map(({ line, of, name }) => `${line} ${of} ${name}`);
}

test('data that tells its members apart by another name than `kind` is found', () => {
  expect(
    found("type Shape =\n  | { readonly kind: 'circle' }\n  | { readonly type: 'square' | 'cube' };\n"),
  ).toEqual(['3 Shape type']);
  expect(found("interface Circle { readonly type: 'circle' }")).toEqual(['1 Circle type']);
  expect(found("function draw(shape: { type: 'circle' }) {}")).toEqual(['1  type']);
});

test('a message of a machine that has another name than `type` is found', () => {
  for (const name of ['DoorEvent', 'DoorEffect', 'DoorSignal', 'DoorInput']) {
    expect(found(`type ${name} = { kind: 'opened' } | { type: 'closed' };`)).toEqual([`1 ${name} kind`]);
  }
});

test('what something is in the middle of is its `status`, never its `state`', () => {
  expect(found("type Download =\n  | { state: 'loading' }\n  | { status: 'done' };\n")).toEqual([
    '2 Download state',
  ]);
  expect(found("interface Call { readonly state: 'given' | 'missing' }")).toEqual(['1 Call state']);
  expect(found('interface Item { readonly state: ItemState }')).toEqual([]);
});

test('a narrowed union is judged by its own name', () => {
  expect(found("type Opened = Extract<DoorEvent, { type: 'opened' }>['by'];")).toEqual([]);
  expect(found("function see(event: Exclude<DoorEvent, { kind: 'opened' }>) {}")).toEqual([
    '1 DoorEvent kind',
  ]);
  expect(found("type Round = ReadonlyArray<{ type: 'circle' }>;")).toEqual(['1 Round type']);
});

test('other properties, and a `type` that is no literal, are left alone', () => {
  expect(found("interface Media { readonly type: string; readonly status: 'ready' }")).toEqual([]);
  expect(found("const button = <const>{ type: 'button' };")).toEqual([]);
});
