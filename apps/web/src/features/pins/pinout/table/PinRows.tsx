import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { problemsOfPin } from '../package/inspector/problemsOfPin.ts';
import { useAnalysis } from '../store/derived.ts';
import { useSaidPins } from '../store/useSaidPins.ts';
import { PinRow } from './PinRow.tsx';
import type { Row } from './rows.ts';
import { useTable } from './tableStore.ts';
import { usePinsOfEdit } from './usePinsOfEdit.ts';

interface Props {
  /** Of the cell that the keys act on. */
  id: string;
  rows: readonly Row[];
  /** Those in sight, from `first` up to `last`. */
  first: number;
  last: number;
  /** The row that the keys act on. */
  current: Row | undefined;
}

/** The rows in sight; one that leaves the view lends its elements to one that comes. */
export function PinRows({ id, rows, first, last, current }: Props) {
  const analysis = useAnalysis();
  const say = useSaid();
  const said = useSaidPins();
  const { column, editing, chosen } = useTable();
  const pinsOf = usePinsOfEdit(rows);
  const problemText = (pin: string) => {
    const [problem] = problemsOfPin(analysis, pin);
    return problem && say(problem);
  };
  return rows
    .slice(first, last)
    .map(({ key, ...row }, offset) => (
      <PinRow
        key={(first + offset) % Math.max(1, last - first)}
        {...row}
        rowKey={key}
        id={id}
        index={first + offset}
        chosen={chosen.has(key)}
        active={current?.key === key ? column : undefined}
        editing={editing && current?.key === key}
        problem={problemText(row.name)}
        said={said.get(row.name)}
        pinsOfEdit={pinsOf}
      />
    ));
}
