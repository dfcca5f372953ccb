const ID = /(?:spirit:)?(?:decode\(\s*)?id\(\s*(['"])([^'"]+)\1\s*\)(\s*\))?/g;

const OPERATORS: readonly [RegExp, string][] = [
  [/\bdiv\b/g, '/'],
  [/\bmod\b/g, '%'],
  [/\band\b/g, '&&'],
  [/\bor\b/g, '||'],
  [/(?<![<>!=])=(?!=)/g, '=='],
  [/\bceiling\s*\(\s*(?:spirit:)?log\s*\(\s*2\s*,\s*([^()]*|\([^()]*\))\s*\)\s*\)/g, '$clog2($1)'],
  [/(?:spirit:)?\bpow\s*\(\s*([^(),]*)\s*,\s*([^(),]*|\([^()]*\))\s*\)/g, '(($1) ** ($2))'],
];

/**
 * A dependency of IEEE 1685-2009 (an XPath expression, annex C) as an expression of SystemVerilog, as far as it has
 * the customary forms; what else there is stays as it is, and so is no expression of SystemVerilog.
 */
export function fromXPath(dependency: string, name: (id: string) => string): string {
  const named = dependency.replace(ID, (whole, _quote, id: string, bracket?: string) => {
    const isDecoded = whole.includes('decode');
    return name(id) + (bracket !== undefined && !isDecoded ? bracket : '');
  });
  return OPERATORS.reduce((text, [pattern, operator]) => text.replace(pattern, operator), named).trim();
}
