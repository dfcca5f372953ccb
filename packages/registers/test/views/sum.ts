/** Value of sums and products of SystemVerilog's decimal and 'h numbers, names and brackets. */
export function sumOf(text: string, names: Readonly<Record<string, bigint>>): bigint {
  const tokens = text.match(/'h[0-9A-Fa-f]+|\w+|[+*()]/g) ?? [];
  if (tokens.join('') !== text.replaceAll(' ', '')) throw new Error(`no sum: ${text}`);
  const factor = (): bigint => {
    const token = tokens.shift() ?? '';
    if (token === '(') {
      const inner = sum();
      tokens.shift();
      return inner;
    }
    if (token.startsWith("'h")) return BigInt(`0x${token.slice(2)}`);
    if (/^\d/.test(token)) return BigInt(token);
    if (names[token] === undefined) throw new Error(`${token} has no value in ${text}`);
    return names[token];
  };
  const product = (): bigint => {
    let value = factor();
    while (tokens[0] === '*' && tokens.shift()) value *= factor();
    return value;
  };
  const sum = (): bigint => {
    let value = product();
    while (tokens[0] === '+' && tokens.shift()) value += product();
    return value;
  };
  return sum();
}
