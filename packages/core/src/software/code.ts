import { sv } from '../rtl/sv.ts';

/**
 * Text of C, assembler or a linker script from a template, put together as `sv` does; backslashes stand for themselves.
 * An insertion of a space alone leaves an empty line.
 */
export function code(strings: TemplateStringsArray, ...parts: Parameters<typeof sv>[1][]): string {
  const text = sv(Object.assign([...strings.raw], { raw: strings.raw }), ...parts);
  return text.replace(/ +$/gm, '');
}
