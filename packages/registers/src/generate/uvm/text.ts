import type { ElaboratedNode } from '../../elaborate/index.ts';
import { hexDigits } from '../text/hex.ts';
import { summary } from '../text/summary.ts';

/** A comment line; a backslash at its end would join the next one. */
export function lineComment(text: string): string[] {
  const plain = text.replace(/[\\\s]+$/, '');
  return plain === '' ? [] : [`// ${plain}`];
}

export function nodeComment({ source }: ElaboratedNode): string[] {
  return lineComment(summary(source.description) || summary(source.title));
}

/** Bytes as a literal; those beyond 32 bits with their width. */
export function addressLiteral(value: bigint): string {
  return `${value >> 32n === 0n ? '' : '64'}'h${hexDigits(value)}`;
}

export function indented(lines: readonly string[], depth = 1): string[] {
  const indent = '  '.repeat(depth);
  return lines.map((line) => (line === '' ? '' : indent + line));
}

/** A class: what it declares, its constructor, its methods. */
export function classLines(
  comment: readonly string[],
  name: string,
  base: string,
  constructor: string,
  declarations: readonly string[] = [],
  methods: readonly string[] = [],
): string[] {
  return [
    ...comment,
    `class ${name} extends ${base};`,
    `  \`uvm_object_utils(${name})`,
    ...indented(declarations),
    '',
    `  function new(string name = "${name}");`,
    `    ${constructor}`,
    '  endfunction',
    ...(methods.length > 0 ? ['', ...indented(methods)] : []),
    'endclass',
    '',
  ];
}

/** Head of `build`; where there are several copies it is told which one of all it is. */
export function buildHead(copies: number): string[] {
  if (copies === 1) return ['virtual function void build();'];
  return [
    '// copy_index: which one of all copies in the register file.',
    'virtual function void build(int unsigned copy_index = 0);',
  ];
}
