import { sayer } from '../sayer.ts';

/** What we say of what tools found, in English; other languages are worded by the same keys. Their own words stay theirs. */
export const TOOL_SENTENCES = {
  'TOOL/proof/refuted': 'This assertion does not hold: the counterexample has the steps to it',
  'TOOL/proof/vacuous':
    'Nothing ever comes to this assertion, or what is assumed contradicts itself: it shows nothing',
  'TOOL/proof/unasked':
    'This assertion holds, but whether anything comes to it was not decided in the time that there was',
  'TOOL/proof/undecided': 'This assertion was not decided in the time that there was',
  'TOOL/proof/inside':
    '{{name}} leads into an instance or an interface, where a proof cannot look: give it a port, or a net of this module',
  'TOOL/proof/undeclared':
    '{{name}} is declared nowhere. A proof takes no implicit nets, for what nobody drives has any value in it: declare {{name}}',
  'TOOL/formal/fails': '{{check}} fails at clock {{clocks}} after reset',
  'TOOL/formal/unasked': '{{check}}: nothing asks for it within the {{depth}} that there was time for',
  'TOOL/formal/holds': '{{check}} holds for {{depth}} from reset, for any program and any answers of the bus',
  'TOOL/formal/proved': '{{check}} is proved for any number of clocks',
  'TOOL/yosys/newer':
    'This release of Yosys reads little SystemVerilog. The WebAssembly build of Yosys reads newer syntax: choose it as the engine.',
  'TOOL/formal/depth': '{{clocks}} clocks',
  'TOOL/formal/depthOf': '{{clocks}} of {{of}} clocks',
} as const;

export type ToolSentence = keyof typeof TOOL_SENTENCES;

export const say = sayer(TOOL_SENTENCES);
