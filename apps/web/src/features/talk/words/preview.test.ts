import { expect, it } from 'vitest';
import { preview } from './preview.ts';

it.each([
  ['look at soc:demo/uart0 and **file:demo/tb/demo_tb.sv:12**', 'look at demo/uart0 and demo_tb.sv:12'],
  ['I see it.\n\n```systemverilog\nassign irq = |pending;\n```', 'I see it. assign irq = |pending;'],
  ['# Head\n> quoted\n- one\n- two', 'Head quoted one two'],
  ['a - b_c * d', 'a - b_c d'],
  ['@ann #run-12', '@ann #run-12'],
  ['', ''],
])('%j', (markdown, shown) => expect(preview(markdown)).toBe(shown));
