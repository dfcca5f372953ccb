import type { ItemText } from '@netloom/hdl/emit';

/** Parts of a module, with a blank line between. */
export function sections(parts: readonly (ItemText | readonly ItemText[])[]): ItemText[] {
  return parts
    .map((part) => [part].flat() as ItemText[])
    .filter((part) => part.length > 0)
    .flatMap((part, at): ItemText[] => (at === 0 ? part : [{ kind: 'blank' }, ...part]));
}

export function textItem(text: string): ItemText {
  return { kind: 'text', text };
}

/** Registers that the reset clears, at the end of their process, so that it wins. */
export function resetText(names: readonly string[], value = "'0"): string {
  return ['  if (!rst_n) begin', ...names.map((name) => `    ${name} <= ${value};`), '  end'].join('\n');
}

/** `{a, b}`, or one part a line where that is too long; a part alone stands as it is. */
export function joinText(parts: readonly string[], most = 80): string {
  if (parts.length === 1) return parts[0]!;
  const line = parts.join(', ');
  return line.length <= most ? `{${line}}` : `{\n  ${parts.join(',\n  ')}\n}`;
}

/** Takes what nothing reads, so that lint says no more of it; undefined without anything. */
export function unusedText(name: string, signals: readonly string[]): string {
  return `wire ${name} = &${joinText(["1'b0", ...signals])};`;
}

/** Head of a function with a port a line. */
export function functionText(type: string, name: string, inputs: readonly string[]): string {
  return [
    `function automatic ${type} ${name}(`,
    ...inputs.map((input, at) => `  input ${input}${at < inputs.length - 1 ? ',' : ''}`),
    ');',
  ].join('\n');
}
