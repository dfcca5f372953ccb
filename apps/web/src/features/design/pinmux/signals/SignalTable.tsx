import { MOST, SignalName, addSignal, reachOf, signalsOf } from '@netloom/pinmux';
import type { Pinmux, Signal } from '@netloom/pinmux';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddRow } from '../AddRow.tsx';
import { RowTable } from '../RowTable.tsx';
import { edit } from '../files/pinmuxes.ts';
import { useShownCase } from '../store/shown.ts';
import { SIGNAL_NAME, SignalRow } from './SignalRow.tsx';

const WIDTHS = [170, 64, 84, 196, 180, 64, 72, 36];
const DIRECTIONS = ['in', 'out', 'inout'] as const;

/** The signals of peripherals: what they reach, and where the shown use case has them. */
export function SignalTable({ pinmux }: { pinmux: Pinmux }) {
  const { t } = useTranslation('pinmux');
  const useCase = useShownCase(pinmux);
  const reach = reachOf(pinmux);
  const heading = (
    <>
      <th>{t('signal.name')}</th>
      <th className="nl-pinmux-number">{t('column.code')}</th>
      <th>{t('signal.direction')}</th>
      <th>{t('signal.reach')}</th>
      <th>{useCase === undefined ? t('signal.noCase') : t('signal.in', { useCase })}</th>
      <th>{t('signal.fixed')}</th>
      <th>{t('signal.debug')}</th>
      <th aria-label={t('column.remove')} />
    </>
  );
  return (
    <RowTable
      heading={heading}
      widths={WIDTHS}
      rows={signalsOf(pinmux)}
      row={(signal) => (
        <SignalRow
          key={signal.code}
          signal={signal}
          useCase={useCase}
          need={useCase === undefined ? undefined : pinmux.useCases[useCase]?.needs[signal.name]}
          reached={[...reach(signal)]}
        />
      )}
    >
      <NewSignal pinmux={pinmux} />
    </RowTable>
  );
}

function NewSignal({ pinmux }: { pinmux: Pinmux }) {
  const { t } = useTranslation('pinmux');
  const [direction, setDirection] = useState<Signal['direction']>('in');
  const isFull = Object.keys(pinmux.signals).length >= MOST;
  return (
    <AddRow
      label={t('signal.add')}
      placeholder="uart0.rx"
      pattern={SIGNAL_NAME}
      isTaken={(name) => isFull || !SignalName.safeParse(name).success || Object.hasOwn(pinmux.signals, name)}
      onAdd={(name) => edit((current) => addSignal(current, name, direction))}
    >
      <select
        aria-label={t('signal.direction')}
        value={direction}
        onChange={({ target }) => setDirection(target.value as Signal['direction'])}
      >
        {DIRECTIONS.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </AddRow>
  );
}
