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
    'This release of Yosys reads little SystemVerilog. Its WebAssembly build reads far more of it: choose that as the engine.',
  'TOOL/formal/check/requests':
    'requests (the pipeline asks for aligned words, holds a request for data until it is granted, and has no more under way than its memory side takes)',
  'TOOL/formal/check/axiStable':
    'axiStable (AXI4, caches and adapters: what is valid stays as it is until it is ready, and nothing is valid in reset)',
  'TOOL/formal/check/axiBursts':
    'axiBursts (AXI4, caches and adapters: length, size, type and alignment of every burst are legal, none crosses 4 KiB)',
  'TOOL/formal/check/axiWriteData':
    'axiWriteData (AXI4, caches and adapters: WLAST marks the last beat alone, and no beat comes without its address)',
  'TOOL/formal/check/axiOrder':
    'axiOrder (AXI4, caches and adapters: no more bursts are outstanding than are said, and no line is read whose write has no response)',
  'TOOL/formal/check/fetchedWord':
    'fetchedWord (instruction cache or adapter: a fetched word is what memory holds, from the last flush on)',
  'TOOL/formal/check/loadedWord':
    'loadedWord (data cache or adapter: a loaded word is what was last stored there)',
  'TOOL/formal/depth': '{{clocks}} clocks',
  'TOOL/formal/depthOf': '{{clocks}} of {{of}} clocks',
  'TOOL/traffic/refused': '{{beats}} beats were answered with an error',
  'TOOL/reset/never': '{{reset}} is never released',
  'TOOL/reset/again': '{{reset}} is asserted again at {{time}} ns',
  'TOOL/program/model': 'on the model, program {{program}}: {{ended}}',
  'TOOL/program/rtl': 'on the RTL, program {{program}}: {{ended}}',
  'TOOL/placement/slow': 'clock {{clock}} reaches {{achieved}} MHz, {{asked}} MHz were asked for',
  'TOOL/placement/no-room': 'the design does not fit: {{told}}',
  'TOOL/placement/needs': '{{used}} {{resource}} are needed, the device has {{available}}',
  'TOOL/placement/and': '{{one}}; {{other}}',
  'TOOL/placement/or': '{{one}} or {{other}}',
  'TOOL/placement/has-enough': '{{devices}} has enough',
  'TOOL/placement/none-has-enough': 'no iCE40 device has enough',
  'TOOL/placement/fewer-blocks': 'leave out blocks or options',
  'TOOL/placement/smaller-memories': 'make memories smaller (a block RAM holds 4096 bits, 512 bytes)',
  'TOOL/placement/no-pin':
    'no pin is left for {{port}}: the design has {{ports}} ports; choose a package with as many pins, or give fewer ports to the top',
  'TOOL/timing/black-box':
    'module {{module}} of {{instance}} is neither in the netlist nor in a Liberty file: no path through it is timed',
  'TOOL/timing/unchecked':
    '{{check}}: no path is checked: no clock of the constraints reaches a register; see the unconstrained endpoints',
  'TOOL/timing/violation':
    '{{check}}: {{violations}} of {{endpoints}} endpoints violated, worst slack {{worst}} ns',
  'TOOL/yosys/no-contents':
    'Contents that memories take from files ($readmemh) are left out: a ROM of this SystemVerilog is empty in the netlist, and counts for nothing; what initial blocks give registers is left out with them',
  'TOOL/yosys/latch': 'Latch inferred for {{signal}}: it is not assigned on every path',
  'TOOL/yosys/loop': 'A combinational loop in {{module}}, through {{through}}',
  'TOOL/yosys/latch-area':
    'The library says no area of the latch {{cell}}: what latches take is not in the area',
  'TOOL/fit/no-route': 'no routing was found in {{seconds}} s of processor time',
  'TOOL/crossing/unsynchronised': 'A bit without a synchroniser: {{found}}',
  'TOOL/crossing/multi-bit': 'Several bits that nothing says to stand still: {{found}}',
  'TOOL/crossing/bit-by-bit': 'Bits of one word, each synchronised by itself: {{found}}',
  'TOOL/crossing/logic-before': 'Logic before a synchroniser: {{found}}',
  'TOOL/crossing/several-domains': 'Bits of several domains at once: {{found}}',
  'TOOL/crossing/reconvergence': 'Bits that were synchronised apart meet again: {{found}}',
  'TOOL/crossing/repeated': 'A bit is synchronised twice into one domain: {{found}}',
  'TOOL/crossing/tapped': 'The first flip-flop of a synchroniser leads elsewhere too: {{found}}',
  'TOOL/crossing/reset-crossing': 'An asynchronous reset of another domain: {{found}}',
  'TOOL/crossing/reset-logic': 'Logic that may glitch makes an asynchronous reset: {{found}}',
  'TOOL/crossing/missing-release': 'An asynchronous reset that is not released with the clock: {{found}}',
  'TOOL/crossing/clock-logic': 'Logic on the way of a clock: {{found}}',
  'TOOL/crossing/made-clock': 'A flip-flop makes a clock that nothing declares: {{found}}',
  'TOOL/crossing/unknown': '{{module}} has no inside here: nothing is known of its clocks',
  'TOOL/crossing/more': '{{count}} more crossings are in the report',
  'TOOL/crossing/bits': '{{found}}, {{bits}} bits',
  'TOOL/crossing/expired': '{{found}}; its waiver has expired',
  'TOOL/crossing/stale': '{{found}}; its waiver is stale: the logic has changed',
} as const;

export type ToolSentence = keyof typeof TOOL_SENTENCES;

export const say = sayer(TOOL_SENTENCES);
