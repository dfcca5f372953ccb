/** A value of 32 bits, as an expression of what is there before. */
export type Symbol =
  | { kind: 'input'; name: string }
  | { kind: 'constant'; value: number }
  /** `text` has `$0`, `$1` where the operands are. */
  | { kind: 'operation'; text: string; operands: readonly Symbol[] }
  | { kind: 'choice'; test: Test; then: Symbol; otherwise: Symbol };

/** A condition of a branch; `text` has `$0` and `$1`. */
export interface Test {
  text: string;
  operands: readonly Symbol[];
}

export const input = (name: string): Symbol => ({ kind: 'input', name });
export const constant = (value: number): Symbol => ({ kind: 'constant', value: value >>> 0 });

export const partsOf = (symbol: Symbol): readonly Symbol[] => {
  if (symbol.kind === 'operation') return symbol.operands;
  if (symbol.kind === 'choice') return [...symbol.test.operands, symbol.then, symbol.otherwise];
  return [];
};

/** Names of inputs that some values are made of. */
export function inputsIn(symbols: Iterable<Symbol>): Set<string> {
  const names = new Set<string>();
  const seen = new Set<Symbol>();
  const visit = (symbol: Symbol) => {
    if (seen.has(symbol)) return;
    seen.add(symbol);
    if (symbol.kind === 'input') names.add(symbol.name);
    for (const part of partsOf(symbol)) visit(part);
  };
  for (const symbol of symbols) visit(symbol);
  return names;
}
