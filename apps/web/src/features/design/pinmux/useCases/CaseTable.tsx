import { signalsOf } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import { useTranslation } from 'react-i18next';
import { RowTable } from '../RowTable.tsx';
import { useUi } from '../store/uiStore.ts';
import { caseRows } from './caseRows.ts';
import type { CaseRow } from './caseRows.ts';

const SIGNAL = 170;
const CASE = 130;

/** The use cases side by side: where each signal is in each of them, and which ones move from one to another. */
export function CaseTable({ pinmux }: { pinmux: Pinmux }) {
  const { t } = useTranslation('pinmux');
  const cases = Object.keys(pinmux.useCases).sort();
  const rows = caseRows(pinmux, signalsOf(pinmux), cases);
  const heading = (
    <>
      <th>{t('signal.name')}</th>
      {cases.map((name) => (
        <th key={name}>
          <button
            type="button"
            className="nl-pinmux-reach"
            title={t('compare.show', { name })}
            onClick={() => useUi.setState({ useCase: name, view: 'signals' })}
          >
            {name}
          </button>
        </th>
      ))}
    </>
  );
  return (
    <RowTable
      heading={heading}
      widths={[SIGNAL, ...cases.map(() => CASE)]}
      rows={rows}
      row={(row) => <Line key={row.signal} row={row} />}
    >
      <p className="nl-pinmux-compare">{rows.length === 0 ? t('compare.none') : t('compare.help')}</p>
    </RowTable>
  );
}

function Line({ row: { signal, places, moves } }: { row: CaseRow }) {
  const { t } = useTranslation('pinmux');
  return (
    <tr data-moves={moves}>
      <th scope="row" className="nl-pinmux-mono">
        {signal}
      </th>
      {places.map((place, index) => (
        <td key={index} className="nl-pinmux-mono" data-state={place.state}>
          {place.state === 'placed' ? place.pad : place.state === 'open' ? t('place.open') : '–'}
        </td>
      ))}
    </tr>
  );
}
