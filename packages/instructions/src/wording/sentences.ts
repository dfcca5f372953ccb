import { sayer } from '@netloom/model';

/** Every sentence that checks of custom instructions say, in English; other languages are worded by the same keys. */
export const INSN_SENTENCES = {
  'insn-syntax/unexpected': 'Column {{column}}: “{{found}}” stands where {{expected}} is expected',
  'insn-syntax/end': 'Column {{column}}: the text ends where {{expected}} is expected',
  'insn-unbounded':
    'Column {{column}}: {{word}} has no bound, so nothing says that it ends: use for i in 0..n with constants',
  'insn-bound': 'Column {{column}}: the bound of a loop is a constant, which {{found}} is not',
  'insn-steps': 'Column {{column}}: the loops take {{steps}} steps, more than the {{most}} that are built',
  'insn-type/unknown': 'Column {{column}}: {{name}} is no type: u1 to u64 and i1 to i64 are',
  'insn-type/needed': 'Column {{column}}: {{name}} needs a type, since a constant alone has none',
  'insn-type/differs': 'Column {{column}}: the two sides are {{left}} and {{right}}: convert one of them',
  'insn-type/expected': 'Column {{column}}: this is {{found}}, and {{expected}} is needed',
  'insn-type/condition': 'Column {{column}}: a condition is one bit, u1; this is {{found}}',
  'insn-type/division': 'Column {{column}}: {{operator}} is of unsigned values; this is {{found}}',
  'insn-type/amount': 'Column {{column}}: an amount to shift by is unsigned; this is {{found}}',
  'insn-type/long': 'Column {{column}}: {{bits}} bits are more than the 64 that a value may have',
  'insn-type/constant': 'Column {{column}}: {{value}} does not fit into {{type}}',
  'insn-slice': 'Column {{column}}: the bits {{high}} to {{low}} lie outside {{type}}',
  'insn-name/unknown': 'Column {{column}}: nothing is called {{name}} here',
  'insn-name/taken': 'Column {{column}}: {{name}} is taken already',
  'insn-name/read-only': 'Column {{column}}: {{name}} cannot be assigned',
  'insn-name/unset': 'Column {{column}}: {{name}} is read before it has a value',
  'insn-name-own': 'What is generated has a net called {{name}} already: choose another name',
  'insn-table/whole': 'Column {{column}}: {{name}} is a table: a word of it is {{name}}[index]',
  'insn-table/index': 'Column {{column}}: the index of a table is unsigned; this is {{found}}',
  'insn-table/beyond':
    'Column {{column}}: {{name}} has {{depth}} words, of which 0 is the first: none is {{index}}',
  'insn-table/again':
    'Column {{column}}: {{name}} has been written on a way to here: an instruction writes one word of it, after all that it reads of it',
  'insn-table/loop':
    'Column {{column}}: {{name}} is written as the instruction retires, and therefore in no loop',
  'insn-table/rounds':
    '{{name}} is read in a loop: such a loop takes a cycle a round, a fixed or variable latency, and has no other around it',
  'insn-table/early':
    '{{name}} is written before the loop: in several cycles it can be written behind it alone',
  'insn-table/left': '{{name}} is read behind a loop that a break may end: read it before or inside',
  'insn-table/ports': '{{name}} is read at {{count}} places, each a read port: {{most}} are the most',
  'insn-table/background':
    'An instruction that goes on in the background uses no table: others use its ports meanwhile',
  'insn-table/memory':
    'An instruction that accesses memory uses no table: its answer comes when others use the ports',
  'insn-table/own': 'An instruction that uses a table has no SystemVerilog of one’s own',
  'insn-table/unread': 'Nothing reads {{name}}',
  'insn-table/unwritten': 'Nothing writes {{name}}: all its words stay those of reset',
  'insn-table/wide': 'A word of a table has at most 32 bits, these have {{bits}}',
  'insn-table/unsaved':
    'Nothing reads each word of {{state}} and writes it back, so that no program can save it: add an instruction with rd = {{state}}[rs1]; and one with {{state}}[rs1] = rs2;, converted where it has fewer bits, or say that it belongs to no context',
  'insn-break': 'Column {{column}}: break stands in the outermost loop alone, at its top level',
  'insn-rd-unset': 'There is a way through the behaviour on which rd gets no value',
  'insn-effect-none': 'The instruction has neither a result nor a state that it changes: it does nothing',
  'insn-operand-unread': '{{operand}} is an operand, and the behaviour does not read it',
  'insn-pattern/length': 'A pattern has 32 places, this one {{count}}: blanks do not count',
  'insn-pattern/letter': '“{{letter}}” stands for nothing: 0, 1, d, a, b, c and i do',
  'insn-pattern/field':
    '{{letter}} is the register {{operand}}, which has the bits {{high}} to {{low}} in every instruction',
  'insn-pattern/immediate': 'An immediate may have the bits 31 to 20, 14 to 12 and 11 to 7, not bit {{bit}}',
  'insn-pattern/sources':
    '{{letter}} is the third source: with it there are a destination and two other sources',
  'insn-length':
    'Bits 4 to 0 are {{bits}}: instructions of 32 bits end in 11, and not in 11111, which begins longer ones',
  'insn-overlap/own': 'The word {{word}} is both {{name}} and {{other}}',
  'insn-overlap/base': 'The word {{word}} is both {{name}} and the instruction {{other}} of the standard',
  'insn-overlap/extension':
    'The word {{word}} is both {{name}} and {{other}}, which a core with that extension has',
  'insn-overlap/core': 'The word {{word}} is both {{name}} and {{other}}, which this core has',
  'insn-rv128': 'The opcode {{opcode}} is kept for RV128: a standard of the future may use it',
  'insn-standard-opcode':
    'The opcode {{opcode}} belongs to the standard, which may give the encoding a meaning: custom-0 and custom-1 stay free',
  'insn-standard-name': '{{name}} is an instruction of the standard, and assemblers know it as such',
  'insn-keyword': '{{name}} is a keyword of {{language}}: choose another name',
  'insn-names-meet': '{{name}} and {{other}} both become {{word}} in C and SystemVerilog',
  'insn-state-unsaved':
    'Nothing reads all of {{state}} and writes it back, so that no program can save it: add an instruction with rd = {{state}}; and one with {{state}} = rs1;, or say that it belongs to no context',
  'insn-output/saved':
    '{{state}} drives a port, which a change of context would move: let it belong to no context',
  'insn-output/table': '{{state}} is a table, and a port shows one value: leave out its words, or the port',
  'insn-core/state-twice':
    'A state of {{file}} and one of {{other}} both become {{word}} in SystemVerilog: rename one',
  'insn-state-unused': 'No instruction uses {{state}}',
  'insn-status/range':
    'A status stands at 0x7c0 to 0x7ff, the CSRs of machine mode that are left to one’s own use, not at {{address}}',
  'insn-status/nothing': 'No state is saved with the context, so that there is nothing to have a status',
  'insn-status/taken':
    '{{file}} and {{other}} have their status at one address or under one name: {{address}}',
  'insn-status/no-csrs': '{{file}} has a status, which is a CSR: this core has none (Zicsr)',
  'insn-latency/loop':
    'A latency of several cycles is that of the outermost loop, one or more rounds a cycle, which the behaviour does not have',
  'insn-latency/divide': '{{rounds}} rounds do not divide into {{cycles}} cycles after the first',
  'insn-latency/variable': 'The loop ends early by no break, so that the latency is fixed: {{cycles}} cycles',
  'insn-latency/break': 'The loop may end early, so that the latency is not fixed: choose a variable one',
  'insn-latency/access':
    '{{other}} accesses memory and uses {{state}}, which therefore cannot change in the background',
  'insn-latency/levels':
    'About {{levels}} levels of logic in one cycle will slow the clock down: spread the loop over cycles',
  'insn-coredsl/unsayable': 'Column {{column}}: {{what}} is more than a definition can say',
  'insn-coredsl/narrowing':
    'Column {{column}}: a value of {{from}} does not fit into {{to}}: CoreDSL asks for a cast',
  'insn-own/empty': 'The SystemVerilog is empty: leave it out, and the module is made of the behaviour',
  'insn-own/no-operation': 'The instruction does nothing but store, so that it has no module of its own',
  'insn-own/directive': '{{what}} is a directive, which would reach beyond this module',
  'insn-own/task': '{{what}} is a system task: it is no hardware',
  'insn-own/word': '{{what}} has no place in the body of a module that is built and proved',
  'insn-own/unknown': '{{what}} is no value that hardware has',
  'insn-own/delay': '{{what}} is a delay: it is no hardware',
  'insn-own/unproved':
    '{{name}} has SystemVerilog that is not proved to do what its behaviour does: prove it first',
  'insn-own-proof/equal':
    'The SystemVerilog of {{name}} does what the behaviour does, for all operands and any number of executions',
  'insn-own-proof/bounded':
    'The SystemVerilog of {{name}} does what the behaviour does, for all operands, through {{clocks}} clocks from reset: two executions; for more it is not proved',
  'insn-own-proof/undecided':
    'Whether the SystemVerilog of {{name}} does what the behaviour does was not decided in time',
  'insn-own-proof/differs': 'With {{operands}} the behaviour makes {{made}}, and the SystemVerilog {{own}}',
  'insn-own-proof/clock': 'With {{operands}} both make {{made}}, but not at the same clock',
  'insn-own-proof/differs-at-all': 'The SystemVerilog of {{name}} does not do what the behaviour does',
  'insn-own/division':
    '{{what}} may divide by 0, which every tool answers in its own way: divide by constants, or write the steps',
  'insn-own/promise': '{{what}} is a promise to synthesis, which no simulator keeps',
  'insn-own/edge': '{{what}} is no edge that is proved: posedge clk and, of a reset, negedge rst_n are',
  'insn-own/comment': 'A comment or a text does not end',
  'insn-memory/alignment':
    'Nothing says what an address means that is no multiple of {{bytes}}: choose the rule of the core’s own accesses, or that such an address counts as the multiple below it',
  'insn-memory/data': 'A store needs a value to store',
  'insn-memory/no-data': 'A load has nothing to store',
  'insn-memory/latency':
    'With an access to memory the rest takes one cycle: the access has those that memory takes',
  'insn-example/operand': '{{operand}} is no operand of {{name}}',
  'insn-example/missing': 'The example says no value of {{operand}}',
  'insn-example/range': '{{value}} does not fit into {{operand}}, which has {{bits}} bits',
  'insn-example/differs': 'The example expects {{expected}}; the behaviour gives {{found}}',
  'insn-core/missing': 'There is no {{file}} in the project',
  'insn-core/broken': '{{file}} has errors: {{first}}',
  'insn-core/twice': '{{name}} stands in {{file}} and in {{other}}',
} as const;

export type InsnSentence = keyof typeof INSN_SENTENCES;

export const say = sayer(INSN_SENTENCES);
