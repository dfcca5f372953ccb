type Part = string | number | false | null | undefined;

/**
 * Text of SystemVerilog from a template: the common indentation is removed; a line that holds an insertion alone takes
 * its lines at that indentation, and is dropped when there are none (`false`, `null`, `undefined` or `''`).
 */
export function sv(strings: TemplateStringsArray, ...parts: Part[]): string {
  const marked = strings.reduce((text, string, index) => `${text}§${index - 1}§${string}`);
  const lines = marked
    .replace(/^\n/, '')
    .replace(/\n[ ]*$/, '\n')
    .split('\n');
  const common = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/[^ ]/)));
  const textOf = (index: string) => {
    const part = parts[Number(index)];
    return part === false || part === null || part === undefined ? '' : String(part);
  };
  const fill = (line: string): string[] => {
    const alone = /^( *)§(\d+)§$/.exec(line);
    if (!alone) return [line.replace(/§(\d+)§/g, (_, index: string) => textOf(index))];
    const [, indent = '', index = ''] = alone;
    const text = textOf(index).replace(/\n$/, '');
    if (text === '') return [];
    return text.split('\n').map((each) => (each === '' ? '' : indent + each));
  };
  return lines.flatMap((line) => fill(line.slice(common))).join('\n');
}
