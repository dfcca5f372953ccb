import type { ComparedFunction } from '@netloom/instructions/toolchain';
import type { FunctionRow, SetReport } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { useChain } from './chainStore.ts';
import { useCount } from './useCount.ts';

interface FunctionTableProps {
  functions: readonly ComparedFunction[];
  sets: readonly SetReport[];
}

const took = (row: FunctionRow | undefined) => (row ? (row.cycles ?? row.executed) : null);

/** Functions with their bytes and what they took, of one build or of two side by side. */
export function FunctionTable({ functions, sets }: FunctionTableProps) {
  const { t } = useTranslation('toolchain');
  const { count, percent, ratio } = useCount();
  const [first, second] = sets as [SetReport, SetReport?];
  const unit = first.rtl ? 'cycles' : 'instructions';
  const whole = first.rtl?.cycles ?? first.model.instructions;
  const called = functions.filter((each) => (took(each.first) ?? 0) + (took(each.second) ?? 0) > 0);
  return (
    <table className="nl-chain-functions">
      <caption>{t('functions', { called: called.length, all: functions.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('function')}</th>
          <th scope="col">{t('bytes')}</th>
          {second && <th scope="col">{t('bytes2')}</th>}
          <th scope="col">{t(`size.${unit}`)}</th>
          {second ? <th scope="col">{t(`took2.${unit}`)}</th> : <th scope="col">{t('share')}</th>}
          {second && <th scope="col">{t('ratio')}</th>}
        </tr>
      </thead>
      <tbody>
        {called.map((each) => (
          <tr key={each.name}>
            <th scope="row">
              <FunctionName row={each.first ?? each.second!} />
            </th>
            <td>{count(each.first?.bytes)}</td>
            {second && <td>{count(each.second?.bytes)}</td>}
            <td>{count(took(each.first))}</td>
            {second ? <td>{count(took(each.second))}</td> : <td>{percent(took(each.first) ?? 0, whole)}</td>}
            {second && <td>{ratio(took(each.second), took(each.first))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Leads to its source. */
function FunctionName({ row: { name, code } }: { row: FunctionRow }) {
  const file = code.find((each) => each.file !== null)?.file;
  if (!file) return name;
  return (
    <button
      type="button"
      className="nl-chain-link"
      onClick={() => useChain.setState({ tab: 'source', file })}
    >
      {name}
    </button>
  );
}
