import { inHertz, rangeOf } from '@netloom/pins';
import type { Chip, ClockNode, ClockState } from '@netloom/pins';
import { ClockNumber } from './ClockNumber.tsx';
import { ClockSelect } from './ClockSelect.tsx';

interface Props {
  node: ClockNode;
  state: ClockState;
  chip: Chip;
  wrong: boolean;
}

/** The control of a node that has a setting of its own. */
export function BoxControl({ node, state, chip, wrong }: Props) {
  const value = state.settings[node.name];
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

/** The frequency of a source that can be set: oscillators in MHz, the slow one in kHz. */
export function SourceFrequency({ node, state, wrong }: Omit<Props, 'chip'>) {
  if (node.kind !== 'source' || node.min === undefined || node.max === undefined) return null;
  const scale = node.frequency >= 1e6 ? 1e6 : 1e3;
  return (
    <label className="nl-pins-clock-factor">
      <ClockNumber
        node={node}
        value={state.settings[node.name]!}
        scale={scale}
        range={`${inHertz(node.min)} … ${inHertz(node.max)}`}
        wrong={wrong}
      />
      {scale === 1e6 ? 'MHz' : 'kHz'}
    </label>
  );
}
