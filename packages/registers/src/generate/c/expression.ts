import { parseConstant } from '@netloom/hdl/expression';
import type { Quantity } from '@netloom/model';

const TOKEN =
  /\s+|0[xX][0-9A-Fa-f_]+|(?:\d[\d_]*)?'[sS]?[bodhBODH][0-9A-Fa-f_]+|\d[\d_]*|[A-Za-z_]\w*|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^!<>?:()]/y;

/** What C says otherwise or not at all: powers, arithmetic shifts, inverted bits of numbers without a width, functions. */
const FOREIGN = /\*\*|<<<|>>>|~|\$|'\(|'\{|\/\/|\/\*/;

/** The quantity as an unsigned constant expression of C, in which parameters are macros; undefined where C has no equal. */
export function cExpression(
  quantity: Quantity,
  macroOf: (parameter: string) => string | undefined,
): string | undefined {
  const text = String(quantity);
  if (FOREIGN.test(text)) return undefined;
  let result = '';
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)?.[0];
    const part = token === undefined ? undefined : translated(token, macroOf);
    if (part === undefined) return undefined;
    result += part;
  }
  return result.trim();
}

function translated(token: string, macroOf: (parameter: string) => string | undefined): string | undefined {
  if (/^[A-Za-z_]/.test(token)) return macroOf(token);
  if (!/^[\d']/.test(token)) return token;
  if (/^0[xX]/.test(token)) return cNumber(BigInt(token.replaceAll('_', '')), true);
  const constant = parseConstant(token);
  return constant && cNumber(constant.value, token.includes("'"));
}

/** An unsigned constant; numbers beyond 32 bits are of 64. */
export function cNumber(value: bigint, isHex = false): string {
  const digits = isHex ? `0x${value.toString(16).toUpperCase()}` : value.toString();
  return `${digits}${value >> 32n === 0n ? 'u' : 'ull'}`;
}
