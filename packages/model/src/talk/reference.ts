/** What the text of a message may point at. */
export type Reference =
  /** `@ann`, or `@"ann bell"` where the name has spaces. */
  | { kind: 'person'; name: string }
  /** `#run-12`, `#run-6f0d1c2e`: a run's number of up to seven digits, its id, or the first eight of that. */
  | { kind: 'run'; runId: string }
  /** `#ticket-12` */
  | { kind: 'ticket'; ticketId: number }
  /** `#defect-12` */
  | { kind: 'defect'; bugId: number }
  /** `#result-12`: a case of a regression with its seed. */
  | { kind: 'result'; resultId: number }
  /** `soc:demo/uart0`: a design by its name, and a block of it. */
  | { kind: 'design'; design: string; block?: string }
  /** `reg:ip/uart/uart#CTRL`: a register map by its path without `.regs.json`, and a register. */
  | { kind: 'register'; map: string; register?: string }
  /** `pin:board#PA3`: a pin configuration by its name, and a pin. */
  | { kind: 'pin'; board: string; pin?: string }
  /** `file:rtl/top.sv:12` */
  | { kind: 'line'; path: string; line?: number }
  /** `wave:<run>/<file>@120-340#top.clk`: a dump of a run, a span in ticks, a signal. */
  | { kind: 'wave'; runId: string; file: string; from?: number; to?: number; signal?: string };

/** A reference with its place in the text. */
export interface FoundReference {
  start: number;
  end: number;
  reference: Reference;
}

const RUN_ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PATH = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_./+-]{0,300}`;

/** Begins at a border of words, and ends before punctuation that closes a sentence. */
const REFERENCE = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}_@#/.])(?:`,
    String.raw`@"(?<quoted>[^"\n]{1,64})"`,
    String.raw`|@(?<name>[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.-]{0,62}[\p{L}\p{M}\p{N}_])?)`,
    String.raw`|#run-(?<run>${RUN_ID}|[0-9a-f]{8}|[1-9]\d{0,6})(?![0-9a-f]|-[0-9a-f])`,
    String.raw`|#ticket-(?<ticket>[1-9]\d{0,8})(?!\d)`,
    String.raw`|#defect-(?<defect>[1-9]\d{0,8})(?!\d)`,
    String.raw`|#result-(?<result>[1-9]\d{0,14})(?!\d)`,
    String.raw`|soc:(?<design>[\p{L}\p{N}_-]{1,100})(?:/(?<block>[A-Za-z_]\w{0,100}))?`,
    String.raw`|reg:(?<map>${PATH})(?:#(?<register>[A-Za-z_][\w.]{0,100}))?`,
    String.raw`|pin:(?<board>[\p{L}\p{N}_-]{1,100})(?:#(?<pin>[A-Za-z_][\w./+-]{0,60}))?`,
    String.raw`|file:(?<path>${PATH})(?::(?<line>[1-9]\d{0,6}))?`,
    String.raw`|wave:(?<waveRun>${RUN_ID})/(?<file>${PATH})(?:@(?<from>\d{1,15})(?:-(?<to>\d{1,15}))?)?(?:#(?<signal>[\w.$[\]:]{1,300}))?`,
    ')',
  ].join(''),
  'gu',
);

/** All references of a plain text, in their order; code is the caller's to leave out. */
export function findReferences(text: string): FoundReference[] {
  return [...text.matchAll(REFERENCE)].map((match) => {
    const { reference, length } = read(match);
    return { start: match.index, end: match.index + length, reference };
  });
}

type Groups = Record<string, string | undefined>;

function read(match: RegExpMatchArray): { reference: Reference; length: number } {
  // A full stop at the end belongs to the sentence.
  const closing = /^(soc|reg|pin|file|wave):/.test(match[0]) ? /[./+-]*$/.exec(match[0])![0].length : 0;
  const whole = match[0].length - closing;
  const groups = Object.fromEntries(
    Object.entries(match.groups!).map(([name, value]) => [
      name,
      value !== undefined && closing > 0 && match[0].endsWith(value) ? value.slice(0, -closing) : value,
    ]),
  ) as Groups;
  return { reference: referenceOf(groups), length: whole };
}

function referenceOf(groups: Groups): Reference {
  const { quoted, name, run, ticket, defect, result, design, map, board, path, waveRun } = groups;
  if (quoted !== undefined || name !== undefined) return { kind: 'person', name: (quoted ?? name)! };
  if (run !== undefined) return { kind: 'run', runId: run };
  if (ticket !== undefined) return { kind: 'ticket', ticketId: Number(ticket) };
  if (defect !== undefined) return { kind: 'defect', bugId: Number(defect) };
  if (result !== undefined) return { kind: 'result', resultId: Number(result) };
  if (design !== undefined) return { kind: 'design', design, block: groups.block };
  if (map !== undefined) return { kind: 'register', map, register: groups.register };
  if (board !== undefined) return { kind: 'pin', board, pin: groups.pin };
  if (path !== undefined) return { kind: 'line', path, line: numberOf(groups.line) };
  return {
    kind: 'wave',
    runId: waveRun!,
    file: groups.file!,
    from: numberOf(groups.from),
    to: numberOf(groups.to),
    signal: groups.signal,
  };
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** A reference as it is written: what `findReferences` reads again. */
export function writeReference(reference: Reference): string {
  switch (reference.kind) {
    case 'person':
      return /^[\p{L}\p{N}_.-]+$/u.test(reference.name) ? `@${reference.name}` : `@"${reference.name}"`;
    case 'run':
      return `#run-${reference.runId}`;
    case 'ticket':
      return `#ticket-${reference.ticketId}`;
    case 'defect':
      return `#defect-${reference.bugId}`;
    case 'result':
      return `#result-${reference.resultId}`;
    case 'design':
      return `soc:${reference.design}${after('/', reference.block)}`;
    case 'register':
      return `reg:${reference.map}${after('#', reference.register)}`;
    case 'pin':
      return `pin:${reference.board}${after('#', reference.pin)}`;
    case 'line':
      return `file:${reference.path}${after(':', reference.line)}`;
    case 'wave': {
      const { runId, file, from, to, signal } = reference;
      return `wave:${runId}/${file}${after('@', from)}${after('-', to)}${after('#', signal)}`;
    }
  }
}

const after = (sign: string, part: string | number | undefined) =>
  part === undefined ? '' : `${sign}${part}`;

/** A message without its code, where nothing is meant as a reference. */
export function withoutCode(markdown: string): string {
  return markdown.replace(/```[\s\S]*?(?:```|$)|`[^`\n]*`/g, ' ');
}

/** Names that a message mentions, each once. */
export function mentionedNames(markdown: string): string[] {
  const names = findReferences(withoutCode(markdown)).flatMap(({ reference }) =>
    reference.kind === 'person' ? [reference.name] : [],
  );
  return [...new Set(names)];
}
