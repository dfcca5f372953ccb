import type { ParameterText } from '@netloom/hdl/emit';

/** A local parameter of a generated block. */
export function constant(
  type: string,
  name: string,
  value: string | number,
  comment?: string,
): ParameterText {
  return { name, type, value: String(value), local: true, ...(comment !== undefined && { comment }) };
}
