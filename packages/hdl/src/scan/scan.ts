/** Strings are kept, so that what looks like a comment in one is none. */
const STRING_OR_COMMENT = /("(?:[^"\\\n]|\\[^])*")|\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*/g;
const UNIT = /\b(module|macromodule|interface|program|package|primitive)\s+(?:automatic\s+|static\s+)?(\w+)/g;
/** What stands before a name that is declared elsewhere. */
const ELSEWHERE = /\b(?:virtual|extern|end)\s*$/;
/** A module without ports: nothing can drive it. */
const BENCH = /\bmodule\s+(\w+)\s*(?:\(\s*\))?\s*;/g;
/** `name #(`, or `name instance (` with dimensions perhaps (IEEE 1800-2017, 23.3.2). */
const INSTANCE = /\b([A-Za-z_]\w*)(?:\s*#\s*\(|\s+[A-Za-z_]\w*\s*(?:\[[^\][]*\]\s*)*\()/g;
const VIRTUAL = /\bvirtual\s+(?:interface\s+)?([A-Za-z_]\w*)/g;
const SCOPED = /\b([A-Za-z_]\w*)\s*::/g;
/** `axi_bus.manager port`: an interface port with a modport (25.5), or a hierarchical name. */
const DOTTED = /\b([A-Za-z_]\w*)\s*\./g;
const INCLUDE = /`include\s+"([^"\n]+)"/g;

/** What a source says of others, found by its looks alone: more may be mentioned than is meant. */
export interface SourceScan {
  /** Modules, interfaces, programs, packages and primitives that it declares. */
  units: readonly string[];
  /** The modules among them. */
  modules: readonly string[];
  /** Modules without ports. */
  benches: readonly string[];
  /** Names that may be units of other files. */
  mentions: ReadonlySet<string>;
  /** Names of files that it includes. */
  includes: readonly string[];
}

/** Looks through Verilog without preprocessing or parsing it: macros stay as they are, both sides of conditions count. */
export function scanVerilog(source: string): SourceScan {
  const told = source.replace(STRING_OR_COMMENT, (_, string: string | undefined) => string ?? ' ');
  const text = told.replace(STRING_OR_COMMENT, '""');
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
    benches: firsts(text, BENCH),
    mentions: new Set(mentions),
    includes: firsts(told, INCLUDE),
  };
}

function firsts(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
