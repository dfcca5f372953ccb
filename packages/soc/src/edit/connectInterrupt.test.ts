import { expect, it } from 'vitest';
import { clocking, instances, soc, testLibrary } from '../../test/fixtures.ts';
import { assignInterrupts } from './assignInterrupts.ts';
import { connect } from './connect.ts';

const names = { timer0: 'timer', timer1: 'timer', plic0: 'plic', cpu0: 'cpu', cpu1: 'cpu' };
const design = soc({ instances: instances(names), portConnections: clocking(Object.keys(names)) });
const library = testLibrary();

it('enters a wire that is drawn into an interrupt input in the table', () => {
  const first = connect(design, library, 'timer0.irq', 'plic0.sources').document!;
  expect(first.portConnections).toEqual(design.portConnections);
  expect(first.interrupts).toEqual({ 'timer0.irq': { sink: 'plic0.sources', number: 1 } });
  const second = connect(first, library, 'plic0.sources', 'timer1.irq').document!;
  expect(second.interrupts['timer1.irq']).toEqual({ sink: 'plic0.sources', number: 2 });
});

it('takes the numbers that slices name, bit by bit', () => {
  const { document } = connect(design, library, 'timer0.count[2:1]', 'plic0.sources[8:7]');
  expect(document!.interrupts).toEqual({
    'timer0.count[1]': { sink: 'plic0.sources', number: 7 },
    'timer0.count[2]': { sink: 'plic0.sources', number: 8 },
  });
});

it('refuses a number that is taken, and replaces what stands there when told to', () => {
  const first = connect(design, library, 'timer0.irq', 'plic0.sources[3]').document!;
  const again = connect(first, library, 'timer1.irq', 'plic0.sources[3]');
  expect(again.refused?.message).toBe('timer0.irq already has number 3 of plic0.sources');
  const replaced = connect(first, library, 'timer1.irq', 'plic0.sources[3]', { replace: true }).document!;
  expect(replaced.interrupts).toEqual({ 'timer1.irq': { sink: 'plic0.sources', number: 3 } });
});

it('passes over numbers that wires use', () => {
  const wired = {
    ...design,
    portConnections: [...design.portConnections, { from: "2'b11", to: 'plic0.sources[2:1]' }],
  };
  const { document } = connect(wired, library, 'timer0.irq', 'plic0.sources');
  expect(document!.interrupts['timer0.irq']!.number).toBe(3);
  expect(assignInterrupts(wired, library, 'plic0.sources').interrupts['timer0.irq']!.number).toBe(3);
});

it('leaves the second sink of a source a wire', () => {
  const first = connect(design, library, 'plic0.irq', 'cpu0.irq[0]').document!;
  const second = connect(first, library, 'plic0.irq', 'cpu1.irq[0]').document!;
  expect(second.interrupts).toEqual({ 'plic0.irq': { sink: 'cpu0.irq', number: 0 } });
  expect(second.portConnections.at(-1)).toEqual({ from: 'plic0.irq', to: 'cpu1.irq[0]' });
});
