import { useInstructionTexts } from '../format/instructionTexts.ts';
import { formatValue } from '../format/formats.ts';
import type { Values } from '../useValues.ts';
import type { SignalRow } from '../view/model.ts';
import { refOf } from '../view/signalRow.ts';
import './board.css';

/** The value at the cursor; x and the like in the colour of the unknown. */
export function SignalValue({ row, values }: { row: SignalRow; values: Values }) {
  useInstructionTexts(({ textOf }) => textOf);
  const ref = refOf(row);
  const value = ref === null ? undefined : values.get(ref);
  const text = value === null || value === undefined ? '' : formatValue(value, row);
  return (
    <span className="nl-wave-board-value" title={text}>
      {text}
    </span>
  );
}
