import { withoutComments, withoutStrings } from './withoutComments.ts';

const UNIT = /\b(module|macromodule|interface|program|package|primitive)\s+(?:automatic\s+|static\s+)?(\w+)/g;
/** What stands before a name that is declared elsewhere. */
const ELSEWHERE = /\b(?:virtual|extern|end)\s*$/;
/** What stands in parentheses, with two levels of them inside. */
const PARENTHESES = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
/** A module without ports, perhaps with packages and parameters: nothing can drive it. */
const BENCH = new RegExp(
  String.raw`\bmodule\s+(?:automatic\s+|static\s+)?(\w+)\s*(?:import\b[^;]*;\s*)*(?:#\s*${PARENTHESES}\s*)?(?:\(\s*\))?\s*;`,
  'g',
);
/** `name #(`, or `name instance (` with dimensions perhaps (IEEE 1800-2017, 23.3.2). */
const INSTANCE = /\b([A-Za-z_]\w*)(?:\s*#\s*\(|\s+[A-Za-z_]\w*\s*(?:\[[^\][]*\]\s*)*\()/g;
const VIRTUAL = /\bvirtual\s+(?:interface\s+)?([A-Za-z_]\w*)/g;
const SCOPED = /\b([A-Za-z_]\w*)\s*::/g;
/** `axi_bus.manager port`: an interface port with a modport (25.5), or a hierarchical name. */
const DOTTED = /\b([A-Za-z_]\w*)\s*\./g;
const DEFINE = /`define\s+([A-Za-z_]\w*)/g;
const TESTED = /`(?:ifdef|ifndef|elsif|undef)\s+([A-Za-z_]\w*)/g;
const MACRO = /`([A-Za-z_]\w*)/g;
/** Compiler directives (IEEE 1800-2017, 22), and the two names that every tool gives a value. */
const DIRECTIVES = new Set(
  (
    'begin_keywords celldefine default_nettype define else elsif end_keywords endcelldefine endif ifdef ifndef ' +
    'include line nounconnected_drive pragma resetall timescale unconnected_drive undef undefineall __FILE__ __LINE__ ' +
    'default_decay_time default_trireg_strength delay_mode_distributed delay_mode_path delay_mode_unit ' +
    'delay_mode_zero error'
  ).split(' '),
);
const INCLUDE = /`include\s+"([^"\n]+)"/g;

/** What a source says of others, found by its looks alone: more may be mentioned than is meant. */
export interface SourceScan {
  /** Modules, interfaces, programs, packages and primitives that it declares. */
  units: readonly string[];
  /** The modules among them. */
  modules: readonly string[];
  /** The packages among them. */
  packages: readonly string[];
  /** Modules without ports. */
  benches: readonly string[];
  /** Names that may be units of other files. */
  mentions: ReadonlySet<string>;
  /** Names of files that it includes. */
  includes: readonly string[];
  /** Macros that it defines. */
  defines: ReadonlySet<string>;
  /** Macros that it uses; those that it also tests for may be absent. */
  macros: ReadonlySet<string>;
  tested: ReadonlySet<string>;
}

/** Looks through Verilog without preprocessing or parsing it: macros stay as they are, both sides of conditions count. */
export function scanVerilog(source: string): SourceScan {
  const told = withoutComments(source);
  const text = withoutStrings(told);
  const units = [...text.matchAll(UNIT)].filter(
    ({ index }) => !ELSEWHERE.test(text.slice(Math.max(0, index - 20), index)),
  );
  // A head with parameters looks like an instance of what it declares.
  const bodies = text.replace(UNIT, ' ');
  const mentions = [
    ...[INSTANCE, SCOPED, DOTTED].flatMap((pattern) => firsts(bodies, pattern)),
    ...firsts(text, VIRTUAL),
  ];
  return {
    units: [...new Set(units.map(([, , name = '']) => name))],
    modules: units.filter(([, kind]) => kind!.endsWith('module')).map(([, , name = '']) => name),
    packages: units.filter(([, kind]) => kind === 'package').map(([, , name = '']) => name),
    benches: firsts(text, BENCH),
    mentions: new Set(mentions),
    includes: firsts(told, INCLUDE),
    defines: new Set(firsts(text, DEFINE)),
    macros: new Set(firsts(text, MACRO).filter((name) => !DIRECTIVES.has(name))),
    tested: new Set(firsts(text, TESTED)),
  };
}

function firsts(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
