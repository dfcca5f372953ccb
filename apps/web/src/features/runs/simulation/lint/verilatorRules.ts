/** What common rules of Verilator mean, in one line each; English as the tool’s own messages. */
const MEANINGS: Record<string, string> = {
  ALWCOMBORDER: 'A variable of always_comb is read before it is set in the same block.',
  ASCRANGE: 'A packed range is written in ascending order, [0:7] instead of [7:0].',
  ASSIGNDLY: 'An assignment has a delay that is ignored without timing.',
  BLKANDNBLK: 'One variable is set by blocking and by non-blocking assignments.',
  BLKSEQ: 'A blocking assignment stands in a clocked block; <= was probably meant.',
  CASEINCOMPLETE: 'A case has no branch for some values and no default.',
  CASEOVERLAP: 'Branches of a case overlap: the later ones are never taken for the common values.',
  CASEX: 'casex takes x of the simulation for any value; casez or case inside is safer.',
  CMPCONST: 'A comparison with a constant is always true or always false.',
  COMBDLY: 'A non-blocking assignment stands in combinational logic; = was probably meant.',
  CONSTRAINTIGN: 'A constraint is ignored: randomize() gives values that break it.',
  DECLFILENAME: 'The file is not named after the module in it, so searching by name does not find it.',
  DEFPARAM: 'defparam changes a parameter from afar; set it at the instance.',
  EOFNEWLINE: 'The file does not end with a line end.',
  GENUNNAMED: 'A generate block has no name, so paths into it depend on the tool.',
  IMPLICIT: 'A net is used without declaration and becomes one bit wide.',
  IMPORTSTAR: 'A package is imported with * at file level, into every later file.',
  INCABSPATH: 'An include names an absolute path, which other machines do not have.',
  INITIALDLY: 'A non-blocking assignment in an initial block acts as a blocking one.',
  LATCH: 'always_comb or always @* keeps a value on some path: a latch is inferred.',
  LITENDIAN: 'A packed range is written in ascending order, [0:7] instead of [7:0].',
  MISINDENT: 'Indentation suggests that a statement belongs to an if or loop, but it does not.',
  MODDUP: 'A module is defined twice; the first definition counts.',
  MULTIDRIVEN: 'A variable is driven from several always blocks.',
  MULTITOP: 'Several modules are instantiated by none: name the top.',
  NOLATCH: 'always_latch makes no latch.',
  NULLPORT: 'A port list has an empty entry, often from a stray comma.',
  PINCONNECTEMPTY: 'A port of an instance is connected to nothing on purpose, .port().',
  PINMISSING: 'An instance leaves a port of its module out.',
  PINNOCONNECT: 'A port of an instance is not connected.',
  REDEFMACRO: 'A macro is defined again with another text.',
  SELRANGE: 'A bit or part select lies outside of the declared range.',
  STMTDLY: 'A delay is ignored without timing.',
  SYMRSVDWORD: 'A name is a reserved word of C++ and is renamed in the model.',
  SYNCASYNCNET: 'A reset is used synchronously in one place and asynchronously in another.',
  TIMESCALEMOD: 'Some modules have a timescale and others have none.',
  UNDRIVEN: 'A signal is read and never driven.',
  UNOPTFLAT: 'Combinational logic depends on itself through a signal; simulation gets slower, or it loops.',
  UNSIGNED: 'An unsigned value is compared as if it could be negative.',
  UNUSED: 'A signal or parameter is never used.',
  UNUSEDGENVAR: 'A genvar is never used.',
  UNUSEDPARAM: 'A parameter is never used.',
  UNUSEDSIGNAL: 'A signal, or some of its bits, is never used.',
  VARHIDDEN: 'A name hides the same name of an outer scope.',
  WIDTH: 'Operands differ in width: bits are cut or filled.',
  WIDTHCONCAT: 'A concatenation has a part without a definite width.',
  WIDTHEXPAND: 'An operand is narrower than its context and is filled up.',
  WIDTHTRUNC: 'A value is wider than its target and is cut.',
};

/** What a rule of Verilator means; undefined for one that is not explained here. */
export function meaningOf(rule: string): string | undefined {
  return MEANINGS[rule];
}

/** Verilator’s own description of a rule. */
export function rulePage(rule: string): string {
  return `https://verilator.org/warn/${rule}`;
}
