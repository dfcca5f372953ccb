/**
 * The lines in which two canonical texts differ, those that speak of the same thing beside each other. A canonical
 * document has one entry a line in a fixed order, so a line belongs to the other side's line with the same key.
 */
export function sideBySide(mine: string, theirs: string): [mine: string, theirs: string][] {
  const mineLines = linesOf(mine);
  const theirLines = linesOf(theirs);
  const inMine = new Set(mineLines);
  const inTheirs = new Set(theirLines);
  const changed = mineLines.filter((line) => !inTheirs.has(line));
  const added = theirLines.filter((line) => !inMine.has(line));
  const rows = changed.map((line): [string, string] => {
    const match = added.findIndex((other) => keyOf(other) === keyOf(line));
    return [line, match < 0 ? '' : added.splice(match, 1)[0]!];
  });
  return [...rows, ...added.map((line): [string, string] => ['', line])];
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trim().replace(/,$/, ''));
}

/** The member's name, or the sink of a connection. */
function keyOf(line: string): string {
  return /"(?:to|subordinate)": ("[^"]*")/.exec(line)?.[1] ?? line.split(':')[0]!;
}
