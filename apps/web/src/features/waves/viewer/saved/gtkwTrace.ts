import type { SavedPart } from '@netloom/waves/view';

/** A trace's line: `top.a[7:0]`, `+{name} top.a`, `(2)top.a[7:0]`, `#{name} (0)top.a[7:0] (1)top.a[7:0]`. */
export interface GtkwTrace {
  name?: string;
  parts: SavedPart[];
}

const NAMED = /^[+#]\{(.*)\}\s+(.*)$/;
const BIT = /^\((\d+)\)(.*)$/;
const RANGE = /\[(-?\d+):(-?\d+)\]$/;

/** Bits are counted from the left in GTKWave and from the right here; the range at the name's end says how many there are. */
function partOf(text: string): SavedPart {
  const [, index, path] = BIT.exec(text) ?? [];
  if (index === undefined || path === undefined) return { signal: text };
  const [, left, right] = RANGE.exec(path) ?? [];
  const width = left === undefined ? 1 : Math.abs(Number(left) - Number(right)) + 1;
  const bit = width - 1 - Number(index);
  return bit >= 0 && width > 1 ? { signal: path, bits: String(bit) } : { signal: path };
}

/** Neighbouring bits of one signal as one slice. */
function merged(parts: SavedPart[]): SavedPart[] {
  const joined: SavedPart[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const low = Number(before?.bits?.split(':').at(-1));
    const follows =
      before?.signal === part.signal && part.bits !== undefined && Number(part.bits) === low - 1;
    if (!before || !follows) joined.push({ ...part });
    else before.bits = `${before.bits!.split(':')[0]}:${part.bits}`;
  }
  return joined;
}

/** Blanks inside an escaped name (`\a b `) do not occur: GTKWave writes one name a word. */
export function gtkwTrace(line: string): GtkwTrace {
  const [, name, rest] = NAMED.exec(line) ?? [];
  const parts = merged((rest ?? line).trim().split(/\s+/).map(partOf));
  return name === undefined ? { parts } : { name, parts };
}
