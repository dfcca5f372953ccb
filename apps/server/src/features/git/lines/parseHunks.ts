/** A line of a difference as its bytes are, one character a byte. */
export interface PatchLine {
  kind: 'same' | 'removed' | 'added';
  bytes: string;
  endless: boolean;
}

/** `before` and `after` are how many lines lie ahead of it on each side. */
export interface PatchHunk {
  before: number;
  after: number;
  place: string;
  lines: PatchLine[];
}

/** The difference of one file: the name of each side as git wrote it (`a/…`, `b/…`), and what differs. */
export interface FilePatch {
  /** All that stands above the first hunk. */
  head: string;
  beforeName: string;
  afterName: string;
  hunks: PatchHunk[];
}

const KINDS = { ' ': 'same', '-': 'removed', '+': 'added' } as const;
const HUNK = /^@@ -(\d+)(,0)?(?:,\d+)? \+(\d+)(,0)?(?:,\d+)? @@ ?(.*)$/;

/**
 * Reads what git-diff(1) writes of one file; where a link became a file it writes two, which have no hunks here.
 * @param text latin1, so that no byte is lost
 */
export function parseHunks(text: string): FilePatch {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const first = lines.findIndex((line) => line.startsWith('@@ '));
  const head = first < 0 ? lines : lines.slice(0, first);
  const body = first < 0 ? [] : lines.slice(first);
  const nameAfter = (mark: string) => head.find((line) => line.startsWith(mark))?.slice(mark.length) ?? '';
  return {
    head: head.map((line) => `${line}\n`).join(''),
    beforeName: nameAfter('--- '),
    afterName: nameAfter('+++ '),
    hunks: body.some((line) => line.startsWith('diff --git ')) ? [] : hunksOf(body),
  };
}

function hunksOf(lines: readonly string[]): PatchHunk[] {
  const hunks: PatchHunk[] = [];
  for (const line of lines) {
    const hunk = hunks.at(-1);
    if (line.startsWith('@@ ')) hunks.push(begin(line));
    else if (line.startsWith('\\')) hunk!.lines.at(-1)!.endless = true;
    else {
      const kind = KINDS[line[0] as keyof typeof KINDS];
      hunk!.lines.push({ kind, bytes: line.slice(1), endless: false });
    }
  }
  return hunks;
}

/** An empty side is named by the line before it, any other by its first line. */
function begin(line: string): PatchHunk {
  const [, before, emptyBefore, after, emptyAfter, place = ''] = HUNK.exec(line)!;
  return {
    before: Number(before) - (emptyBefore === undefined ? 1 : 0),
    after: Number(after) - (emptyAfter === undefined ? 1 : 0),
    place,
    lines: [],
  };
}
