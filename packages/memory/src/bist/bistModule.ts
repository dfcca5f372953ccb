import { emitTidyModule, input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { Bist, Memory } from '../document/memory.ts';
import { bitsFor, geometryOf } from '../geometry.ts';
import { vector } from '../rtl/cell.ts';
import { featuresOf } from '../rtl/features.ts';
import { readMarch } from './march.ts';
import type { March } from './march.ts';
import { backgroundText, backgroundsOf, stepsOf } from './program.ts';
import type { Step } from './program.ts';

/** Widths and counts that the controller is made of. */
interface Shape {
  depth: number;
  stored: number;
  addressBits: number;
  steps: Step[];
  stepBits: number;
  backgrounds: number;
  backgroundBits: number;
  ports: 1 | 2;
  pause: number | undefined;
  /** It can stop at each word that is read wrong. */
  stops: boolean;
}

function shapeOf(memory: Memory, bist: Bist): Shape {
  const { stored, addressBits } = geometryOf(memory);
  const steps = stepsOf(readMarch(bist.march) as March);
  const backgrounds = backgroundsOf(stored, bist.backgrounds);
  return {
    ...{ depth: memory.depth, stored, addressBits, steps, backgrounds },
    stepBits: bitsFor(steps.length),
    backgroundBits: bitsFor(backgrounds),
    ports: featuresOf(memory).testPorts,
    pause: steps.some(({ pauses }) => pauses) ? bist.pause : undefined,
    stops: memory.repair !== undefined,
  };
}

/** Ports of the controller. */
export function bistPorts(memory: Memory, bist: Bist): PortText[] {
  const { stored, addressBits, stepBits, backgroundBits, ports } = shapeOf(memory, bist);
  return [
    ...portGroup('Clock and reset', [input('clk'), input('rst_n')]),
    ...portGroup('Control', [input('start'), output('running'), output('done', 1, 'since the last start')]),
    ...(memory.repair === undefined
      ? []
      : portGroup('Stops at each word that is read wrong', [
          input('stop'),
          input('resume'),
          output('stopped'),
        ])),
    ...portGroup('The array', [
      output('test'),
      output('test_en'),
      output('test_we'),
      ...(ports === 2 ? [output('test_port')] : []),
      output('test_addr', vector(addressBits)),
      output('test_wdata', vector(stored)),
      input('test_rdata', vector(stored)),
    ]),
    ...portGroup('Results: words that were read wrong, and where the first of them was', [
      output('failures', 32),
      output('fail_addr', vector(addressBits)),
      output('fail_bits', vector(stored)),
      output('fail_step', vector(stepBits)),
      output('fail_background', vector(backgroundBits)),
      ...(ports === 2 ? [output('fail_port')] : []),
    ]),
  ];
}

/** The controller: one operation at every clock, each read compared at the next. */
export function bistModule(memory: Memory, bist: Bist): string {
  const shape = shapeOf(memory, bist);
  const { backgrounds, ports } = shape;
  const passes =
    ports === 2 ? `, ${backgrounds} backgrounds at each of 2 ports` : `, ${backgrounds} backgrounds`;
  return emitTidyModule({
    name: `${memory.name}_bist`,
    comment: `Self-test ${bist.march}: ${shape.steps.filter(({ pauses }) => !pauses).length} operations on each word${passes}.`,
    ports: bistPorts(memory, bist),
    items: [
      {
        kind: 'comment',
        text: 'The algorithm: what a step does, the first one of its element, and whether it is the last.',
      },
      { kind: 'text', text: program(shape) },
      { kind: 'blank' },
      {
        kind: 'comment',
        text: 'The last background is all zeros, which are what the memory holds after most algorithms.',
      },
      { kind: 'text', text: data(shape) },
      { kind: 'blank' },
      { kind: 'text', text: sequence(shape) },
      { kind: 'blank' },
      {
        kind: 'comment',
        text: 'What was read is compared a clock later; the first failure stays until the next start.',
      },
      { kind: 'text', text: results(shape) },
    ],
  });
}

function program({ steps, stepBits, pause }: Shape): string {
  const bit = (value: boolean | number) => (value ? '1' : '0');
  return [
    `logic ${vector(stepBits)} step, opens;`,
    `logic ${pause === undefined ? '' : 'pauses, '}writes, value, closes, down, next_down;`,
    'always_comb',
    '  case (step)',
    ...steps.map(({ index, opens, writes, value, closes, down, nextDown, pauses, says }) => {
      const bits = [...(pause === undefined ? [] : [pauses]), writes, value, closes, down, nextDown];
      const names = pause === undefined ? '' : 'pauses, ';
      const label = index === steps.length - 1 ? 'default' : `${stepBits}'d${index}`;
      return `    ${label}: {opens, ${names}writes, value, closes, down, next_down} = {${stepBits}'d${opens}, ${bits.length}'b${bits.map(bit).join('')}};  // ${says}`;
    }),
    '  endcase',
  ].join('\n');
}

function data({ stored, backgrounds, backgroundBits }: Shape): string {
  const all = Array.from({ length: backgrounds }, (_, index) => index);
  return [
    `logic ${vector(backgroundBits)} background;`,
    `logic ${vector(stored)} pattern;`,
    ...(backgrounds === 1
      ? ["assign pattern = '0;"]
      : [
          'always_comb',
          '  case (background)',
          ...all.toReversed().map((index) => {
            const label = index === 0 ? 'default' : `${backgroundBits}'d${index}`;
            return `    ${label}: pattern = ${backgroundText(stored, index)};`;
          }),
          '  endcase',
        ]),
    `assign test_wdata = pattern ^ {${stored}{value}};`,
  ].join('\n');
}

/** Where the controller is, and what comes next. */
function sequence(shape: Shape): string {
  const { depth, addressBits, steps, stepBits, backgrounds, backgroundBits, ports, pause } = shape;
  const last = `${addressBits}'d${depth - 1}`;
  const first = steps[0]!.down ? last : "'0";
  const paused = pause === undefined ? '' : "pauses ? waited == PAUSE - 1'b1 : ";
  const pauseBits = bitsFor((pause ?? 0) + 1);
  return [
    `localparam logic ${vector(addressBits)} LAST_WORD = ${last};`,
    `localparam logic ${vector(stepBits)} LAST_STEP = ${stepBits}'d${steps.length - 1};`,
    `localparam logic ${vector(backgroundBits)} LAST_BACKGROUND = '0;`,
    ...(pause === undefined ? [] : [`localparam logic ${vector(pauseBits)} PAUSE = ${pauseBits}'d${pause};`]),
    '',
    `logic at_end, moves_on, pass_ends, all_end${shape.stops ? ', waits' : ''};`,
    ...(pause === undefined ? [] : [`logic ${vector(pauseBits)} waited;`]),
    `assign at_end = test_addr == (down ? '0 : LAST_WORD);`,
    `assign moves_on = ${paused}closes && at_end;`,
    'assign pass_ends = moves_on && step == LAST_STEP;',
    `assign all_end = ${shape.stops ? '!waits && ' : ''}pass_ends && background == LAST_BACKGROUND${ports === 2 ? ' && test_port' : ''};`,
    `assign test_en = test${pause === undefined ? '' : ' && !pauses'}${shape.stops ? ' && !waits' : ''};`,
    'assign test_we = writes;',
    'always_ff @(posedge clk)',
    "  if (!rst_n) test <= 1'b0;",
    "  else if (start && !running) test <= 1'b1;",
    "  else if (all_end) test <= 1'b0;",
    '',
    'always_ff @(posedge clk)',
    '  if (!test) begin',
    "    step <= '0;",
    `    test_addr <= ${first};`,
    `    background <= ${backgroundBits}'d${backgrounds - 1};`,
    ...(ports === 2 ? ["    test_port <= 1'b0;"] : []),
    ...(pause === undefined ? [] : ["    waited <= '0;"]),
    `  end else ${shape.stops ? 'if (!waits) ' : ''}begin`,
    ...(pause === undefined ? [] : ["    waited <= pauses ? waited + 1'b1 : '0;"]),
    "    if (moves_on) test_addr <= next_down ? LAST_WORD : '0;",
    `    else if (closes${pause === undefined ? '' : ' && !pauses'}) test_addr <= down ? test_addr - 1'b1 : test_addr + 1'b1;`,
    "    if (pass_ends) step <= '0;",
    "    else if (moves_on || !closes) step <= step + 1'b1;",
    `    else${pause === undefined ? '' : ' if (!pauses)'} step <= opens;`,
    ...(ports === 2 ? ["    if (pass_ends && background == LAST_BACKGROUND) test_port <= 1'b1;"] : []),
    `    if (pass_ends) background <= background == LAST_BACKGROUND ? ${backgroundBits}'d${backgrounds - 1} : background - 1'b1;`,
    '  end',
  ].join('\n');
}

function results({ stored, addressBits, stepBits, backgroundBits, ports, stops }: Shape): string {
  const place = ['addr', 'step', 'background', ...(ports === 2 ? ['port'] : [])];
  const from: Readonly<Record<string, string>> = {
    ...{ addr: 'test_addr', step: 'step', background: 'background', port: 'test_port' },
  };
  const widths: Readonly<Record<string, string>> = {
    addr: `${vector(addressBits)} `,
    step: `${vector(stepBits)} `,
    background: `${vector(backgroundBits)} `,
    port: '',
  };
  return [
    'logic compares, wrong, ended;',
    `logic ${vector(stored)} expected;`,
    ...place.map((what) => `logic ${widths[what]}read_${what};`),
    'assign wrong = compares && test_rdata != expected;',
    ...(stops
      ? [
          '// Where it may stop, a read is compared before the next operation.',
          'assign waits = stop && (compares || stopped);',
          'always_ff @(posedge clk)',
          "  if (!rst_n || resume || !stop) stopped <= 1'b0;",
          "  else if (wrong) stopped <= 1'b1;",
        ]
      : []),
    `assign running = test || compares${stops ? ' || stopped' : ''};`,
    'always_ff @(posedge clk) begin',
    '  compares <= rst_n && test_en && !test_we;',
    '  ended <= rst_n && all_end;',
    '  expected <= test_wdata;',
    ...place.map((what) => `  read_${what} <= ${from[what]};`),
    'end',
    'always_ff @(posedge clk)',
    '  if (!rst_n || (start && !running)) begin',
    "    failures <= '0;",
    "    done <= 1'b0;",
    '  end else begin',
    "    if (wrong && !(&failures)) failures <= failures + 1'b1;",
    "    if (ended) done <= 1'b1;",
    '  end',
    'always_ff @(posedge clk)',
    `  if (wrong && (${stops ? 'stop || ' : ''}failures == '0)) begin`,
    '    fail_bits <= test_rdata ^ expected;',
    ...place.map((what) => `    fail_${what} <= read_${what};`),
    '  end',
  ].join('\n');
}
