import type { SourcePlace } from '@netloom/model';

/** One source file and the way from its offsets to lines. */
export class SourceText {
  readonly path: string;
  readonly text: string;
  #starts: number[] | undefined;
  /** `line directives (22.12): from `offset` on, the text counts as `path` with lines moved by `delta`. */
  readonly #renamed: { offset: number; path: string; delta: number }[] = [];

  constructor(path: string, text: string) {
    this.path = path;
    this.text = text.startsWith('\uFEFF') ? text.slice(1) : text;
  }

  rename(offset: number, path: string, nextLine: number): void {
    this.#renamed.push({ offset, path, delta: nextLine - (this.#line(offset) + 1) });
  }

  place(offset: number): SourcePlace {
    const line = this.#line(offset);
    const renamed = this.#renamed.findLast((entry) => entry.offset <= offset);
    return {
      kind: 'source',
      file: renamed?.path ?? this.path,
      line: Math.max(1, line + (renamed?.delta ?? 0)),
      column: offset - this.#starts![line - 1]! + 1,
    };
  }

  /** Line from 1. */
  #line(offset: number): number {
    this.#starts ??= lineStarts(this.text);
    return lastAtMost(this.#starts, offset) + 1;
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Index of the last element of an ascending list that is not above `value`. */
export function lastAtMost(ascending: number[], value: number): number {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (ascending[middle]! <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
