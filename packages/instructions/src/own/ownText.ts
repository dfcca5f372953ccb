import type { Known } from '../core/understood.ts';

/** Lines of the module's body that an expert wrote in the place of what the behaviour makes. */
export const ownLines = ({ instruction: { systemVerilog } }: Known): readonly string[] | undefined =>
  systemVerilog;

/** What a body may not have, since it would reach out of the module, or be no hardware. */
export type OwnFault =
  | 'directive'
  | 'task'
  | 'word'
  | 'unknown'
  | 'delay'
  | 'division'
  | 'edge'
  | 'promise'
  | 'comment';

interface Found {
  fault: OwnFault;
  /** From 0. */
  line: number;
  what: string;
}

/** Functions of the language whose value is known when the module is built. */
const FUNCTIONS = new Set(['$signed', '$unsigned', '$clog2', '$bits']);
const EDGES = new Set(['posedge clk', 'negedge rst_n']);
const WORDS = new Set([
  // Where simulation and hardware part: sensitivities by hand, drivers of strengths, values over time.
  ...[
    'always',
    'edge',
    'static',
    'real',
    'shortreal',
    'realtime',
    'time',
    'event',
    'string',
    'chandle',
    'alias',
  ],
  ...[
    'tri',
    'tri0',
    'tri1',
    'triand',
    'trior',
    'trireg',
    'wand',
    'wor',
    'supply0',
    'supply1',
    'pullup',
    'pulldown',
  ],
  ...[
    'tran',
    'tranif0',
    'tranif1',
    'rtran',
    'nmos',
    'pmos',
    'cmos',
    'rnmos',
    'rpmos',
    'rcmos',
    'bufif0',
    'bufif1',
    'notif0',
    'notif1',
  ],
  ...[
    'module',
    'endmodule',
    'macromodule',
    'primitive',
    'program',
    'interface',
    'package',
    'import',
    'export',
  ],
  ...[
    'bind',
    'include',
    'initial',
    'final',
    'force',
    'release',
    'deassign',
    'fork',
    'wait',
    'specify',
    'defparam',
  ],
  ...[
    'config',
    'library',
    'class',
    'checker',
    'extern',
    'always_latch',
    'assume',
    'restrict',
    'cover',
    'assert',
  ],
]);

/** The text with comments and strings blanked, line by line; undefined where a comment does not end. */
function bare(text: string): string | undefined {
  const blanked = text.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"/g, (part) =>
    part.replace(/[^\n]/g, ' '),
  );
  return blanked.includes('/*') || blanked.includes('"') ? undefined : blanked;
}

type Check = readonly [fault: OwnFault, pattern: RegExp, isGood?: (what: string) => boolean];

/** What synthesis believes of a text, such as that only one branch can fit, or leaves out of it; simulators do not. */
const PROMISES: Check = ['promise', /\b(?:unique0?|priority)\b|\(\*/];
const IN_COMMENTS: Check = [
  'promise',
  /(?:\/\/|\/\*)\s*(?:synopsys|synthesis|pragma|translate_\w+|verilator|yosys)\b/i,
];

const CHECKS: readonly Check[] = [
  ['directive', /`\w*/],
  ['task', /\$\w+/, (what) => FUNCTIONS.has(what)],
  ['unknown', /'s?[bodhBODH][0-9a-fA-F_]*[xXzZ]\w*|'[xXzZ]\b/],
  ['delay', /#\s*\d/],
  // What comes of a division by 0 is said by each tool in its own way.
  ['division', /[/%](?!=)\s*(?:\d+'s?[bodh][0_]+\b|0\b|(?!\d))|[/%]=/],
  // All that keeps a value does so at one edge of one clock.
  ['edge', /\b(?:pos|neg)edge\b\s*(?!\s)(?:\w+|\W)?/, (what) => EDGES.has(what.replace(/\s+/g, ' '))],
  PROMISES,
  ['word', /(?<![\w$])[a-z_]\w*/, (what) => !WORDS.has(what)],
];

const foundBy = (checks: readonly Check[], text: string): Found[] =>
  text.split('\n').flatMap((line, index) =>
    checks.flatMap(([fault, pattern, isGood]) =>
      [...line.matchAll(new RegExp(pattern, `g${pattern.flags}`))]
        .map(([what]) => what)
        .filter((what) => !isGood?.(what))
        .map((what) => ({ fault, line: index, what })),
    ),
  );

/** What a body has that it may not, in the order of its lines. */
export function faultsIn(lines: readonly string[]): Found[] {
  const text = lines.join('\n');
  const code = bare(text);
  if (code === undefined) return [{ fault: 'comment', line: lines.length - 1, what: '' }];
  return [...foundBy(CHECKS, code), ...foundBy([IN_COMMENTS], text)].toSorted((a, b) => a.line - b.line);
}
