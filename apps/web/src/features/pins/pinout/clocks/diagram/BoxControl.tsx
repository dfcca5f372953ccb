import { inHertz, rangeOf } from '@netloom/pins';
import type { ClockNode, ClockState, TimerNode } from '@netloom/pins';
import type { Clocks } from '../useClocks.ts';
import { ClockNumber } from './ClockNumber.tsx';
import { ClockSelect } from './ClockSelect.tsx';

interface Props {
  node: ClockNode;
  clocks: Clocks;
  wrong: boolean;
}

/** The control of a node that has a setting of its own. */
export function BoxControl({ node, clocks: { state, shown, chip }, wrong }: Props) {
  const value = shown[node.name];
  if (node.kind === 'timer') return <small>{gainOf(node, state)}</small>;
  if (value === undefined || node.kind === 'source') return null;
  if ('options' in node && node.options)
    return <ClockSelect node={node} options={node.options} value={value} wrong={wrong} />;
  const range = rangeOf(node, chip);
  if (!range) return null;
  return (
    <label className="nl-pins-clock-factor">
      {node.kind === 'multiplier' ? '×' : node.kind === 'divider' ? '/' : ''}
      <ClockNumber node={node} value={value} range={`${range.min} … ${range.max}`} wrong={wrong} />
    </label>
  );
}

/** `PCLK1 × 2`: what the clock of timers is of that of their bus. */
function gainOf({ name, prescaler }: TimerNode, { frequencies }: ClockState): string {
  const bus = frequencies[prescaler]!;
  return `${prescaler.replace(/^APB(.)Prescaler$/, 'PCLK$1')} × ${frequencies[name]! / bus}`;
}

/** The frequency of a source that can be set: oscillators in MHz, the slow one in kHz. */
export function SourceFrequency({ node, clocks: { shown }, wrong }: Props) {
  if (node.kind !== 'source' || node.min === undefined || node.max === undefined) return null;
  const scale = node.frequency >= 1e6 ? 1e6 : 1e3;
  return (
    <label className="nl-pins-clock-factor">
      <ClockNumber
        node={node}
        value={shown[node.name]!}
        scale={scale}
        range={`${inHertz(node.min)} … ${inHertz(node.max)}`}
        wrong={wrong}
      />
      {scale === 1e6 ? 'MHz' : 'kHz'}
    </label>
  );
}
