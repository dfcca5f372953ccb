import { PRESETS, writeCore } from '@netloom/core';
import { LIBRARY, writeInsn } from '@netloom/instructions';

/** A document of a kind, and what two people make of neighbouring lines of it. */
export interface DocumentSample {
  id: string;
  path: string;
  /** Canonical. */
  text: string;
  mine: Replacement;
  theirs: Replacement;
  /** Another new value for what `mine` changes, and the pointer of that. */
  other: string;
  pointer: string;
}

type Replacement = readonly [from: string, to: string];

export function changed(text: string, [from, to]: Replacement): string {
  const result = text.replace(from, to);
  if (result === text) throw new Error(`nothing to replace: ${from}`);
  return result;
}

const json = (head: string, rest: string) => `{\n  "netloom": "${head}",\n  "version": 1,\n${rest}\n}\n`;

const INSN_SAMPLE: DocumentSample = {
  id: 'insn',
  path: 'instructions/bits/bits.insn.json',
  text: writeInsn(LIBRARY.find(({ name }) => name === 'tally')!),
  mine: ['"reset": "0"', '"reset": "1"'],
  theirs: ['"type": "u32"', '"type": "u16"'],
  other: '"reset": "2"',
  pointer: '/states/count/reset',
};

export const DOCUMENT_SAMPLES: readonly DocumentSample[] = [
  {
    id: 'soc',
    path: 'chip/chip.soc.json',
    text: json(
      'soc',
      `  "vlnv": "test:soc:chip:1.0",
  "name": "chip",
  "clocks": {
    "clk": { "frequency": 50000000 },
    "slow": { "frequency": 32768 }
  }`,
    ),
    mine: ['50000000', '60000000'],
    theirs: ['32768', '1000'],
    other: '70000000',
    pointer: '/clocks/clk/frequency',
  },
  {
    id: 'layout',
    path: 'chip/chip.layout.json',
    text: json('layout', '  "blocks": {\n    "a": { "x": 1, "y": 0 },\n    "b": { "x": 2, "y": 0 }\n  }'),
    mine: ['"x": 1', '"x": 10'],
    theirs: ['"x": 2', '"x": 20'],
    other: '"x": 11',
    pointer: '/blocks/a',
  },
  {
    id: 'registers',
    path: 'ip/timer/timer.regs.json',
    text: json(
      'registers',
      `  "name": "timer",
  "children": [
    {
      "kind": "register",
      "name": "CTRL",
      "offset": 0,
      "fields": [
        { "name": "EN", "lsb": 0, "reset": 0 },
        { "name": "MODE", "lsb": 4, "width": 2, "reset": 0 }
      ]
    }
  ]`,
    ),
    mine: ['"lsb": 0, "reset": 0', '"lsb": 0, "reset": 1'],
    theirs: ['"lsb": 4', '"lsb": 6'],
    other: '"lsb": 0, "reset": 2',
    pointer: '/children/CTRL/fields/EN/reset',
  },
  {
    id: 'core',
    path: 'cores/nano/nano.core.json',
    text: writeCore({ ...PRESETS.nano, name: 'nano' }),
    mine: ['"multiply": "none"', '"multiply": "fast"'],
    theirs: ['"atomics": false', '"atomics": true'],
    other: '"multiply": "iterative"',
    pointer: '/base/multiply',
  },
  {
    id: 'pins',
    path: 'pins/board/board.pins.json',
    text: json(
      'pins',
      `  "name": "board",
  "chip": "sample144",
  "peripherals": {},
  "pins": {
    "PA9": { "signal": "GPIO_Input" },
    "PA10": { "signal": "GPIO_Output" }
  }`,
    ),
    mine: ['GPIO_Input', 'GPIO_Analog'],
    theirs: ['GPIO_Output', 'GPIO_Input'],
    other: 'GPIO_EXTI',
    pointer: '/pins/PA9/signal',
  },
  {
    id: 'memory',
    path: 'memories/ram/ram.memory.json',
    text: json(
      'memory',
      `  "name": "ram",
  "depth": 64,
  "width": 32,
  "ports": "1rw",
  "latency": 1,
  "readDuringWrite": "undefined",
  "hold": false,
  "ecc": "none",
  "target": "ice40",
  "cost": {
    "area": 1,
    "delay": 0,
    "count": 0
  },
  "macros": {}`,
    ),
    mine: ['"depth": 64', '"depth": 128'],
    theirs: ['"width": 32', '"width": 16'],
    other: '"depth": 256',
    pointer: '/depth',
  },
  {
    id: 'pinmux',
    path: 'pinmux/pads/pads.pinmux.json',
    text: json(
      'pinmux',
      `  "name": "pads",
  "detectors": 0,
  "pads": {
    "PA0": {
      "code": 0,
      "bank": "A",
      "location": "12"
    }
  },
  "signals": {},
  "useCases": {}`,
    ),
    mine: ['"bank": "A"', '"bank": "B"'],
    theirs: ['"location": "12"', '"location": "13"'],
    other: '"bank": "C"',
    pointer: '/pads/PA0/bank',
  },
  {
    id: 'drawing',
    path: 'waves/bus.wavedrom.json',
    text: '{\n  "signal": [\n    { "name": "clk", "wave": "p..." },\n    { "name": "valid", "wave": "0.1." }\n  ]\n}\n',
    mine: ['p...', 'p.....'],
    theirs: ['0.1.', '01.0'],
    other: 'n...',
    pointer: '/signal/clk/wave',
  },
  {
    id: 'view',
    path: 'waves/boot.view.json',
    text: json(
      'view',
      `  "timescale": -9,
  "from": 0,
  "to": 100,
  "cursor": 0,
  "panes": [
    [
      {"signal": "top.clk"},
      {"signal": "top.irq"}
    ]
  ],
  "markers": [],
  "bookmarks": []`,
    ),
    mine: ['{"signal": "top.clk"}', '{"signal": "top.clk", "color": "pink"}'],
    theirs: ['{"signal": "top.irq"}', '{"signal": "top.irq", "color": "teal"}'],
    other: '{"signal": "top.clk", "color": "blue"}',
    pointer: '/panes/1/top.clk/color',
  },
  {
    id: 'manifest',
    path: 'gen/chip/chip.manifest.json',
    text: json(
      'manifest',
      `  "files": {\n    "a.sv": "${'a'.repeat(64)}",\n    "b.sv": "${'b'.repeat(64)}"\n  }`,
    ),
    mine: ['a'.repeat(64), '1'.repeat(64)],
    theirs: ['b'.repeat(64), '2'.repeat(64)],
    other: '3'.repeat(64),
    pointer: '/files/a.sv',
  },
  {
    id: 'regress',
    path: 'regress/nightly.regress.json',
    text: json(
      'regress',
      `  "name": "nightly",
  "builds": {
    "bench": { "top": "chip_tb" }
  },
  "cases": {
    "smoke": { "build": "bench", "seeds": { "count": 3 } },
    "random": { "build": "bench", "seeds": { "count": 9 } }
  }`,
    ),
    mine: ['"count": 3', '"count": 4'],
    theirs: ['"count": 9', '"count": 8'],
    other: '"count": 5',
    pointer: '/cases/smoke/seeds',
  },
  INSN_SAMPLE,
  {
    id: 'points',
    path: 'tests/corners.points.json',
    text: json(
      'points',
      `  "name": "corners",
  "core": "cores/nl_micro/nl_micro.core.json",
  "points": {
    "branches": {
      "program": "work",
      "latency": 3,
      "cycles": 5000
    },
    "prints": {
      "program": "prints",
      "output": "ok"
    }
  }`,
    ),
    mine: ['5000', '6000'],
    theirs: ['"latency": 3', '"latency": 4'],
    other: '7000',
    pointer: '/points/branches/cycles',
  },
];
