/** A module in which a declaration stands behind the uses of its name. */
export interface LateDeclaration {
  name: string;
  text: string;
}

/** A declaration of one name on a line of its own, directly in a module. */
const DECLARATION =
  /^ {2}(?:logic|wire|reg|int|string|localparam|parameter|genvar)\b[^=;]*?\b(\w+)(?: ?\[[^\]]*\])*(?: *=.*)?; *(?:\/\/.*)?$/;

/** The text with one of its declarations after the other moved to the end of its module, at most so many. */
export function lateDeclarations(text: string, most: number): LateDeclaration[] {
  const lines = text.split('\n');
  const all = lines.flatMap((line, at) => {
    const name = DECLARATION.exec(line)?.[1];
    const end = lines.findIndex((other, index) => index > at && other.startsWith('endmodule'));
    const between = lines.slice(at + 1, end).map((other) => other.replace(/\/\/.*/, ''));
    if (name === undefined || !between.some((other) => new RegExp(`(?<![.\\w])${name}\\b`).test(other)))
      return [];
    return [{ name, at, end }];
  });
  const step = Math.max(1, Math.floor(all.length / most));
  return all
    .filter((_, index) => index % step === 0)
    .map(({ name, at, end }) => ({
      name,
      text: [...lines.slice(0, at), ...lines.slice(at + 1, end), lines[at]!, ...lines.slice(end)].join('\n'),
    }));
}
