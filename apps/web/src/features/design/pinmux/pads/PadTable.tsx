import { MOST, addPad, padsOf } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import { useTranslation } from 'react-i18next';
import { AddRow } from '../AddRow.tsx';
import { RowTable } from '../RowTable.tsx';
import { edit } from '../files/pinmuxes.ts';
import { useShownCase } from '../store/shown.ts';
import { PAD_NAME, PadRow } from './PadRow.tsx';

const WIDTHS = [110, 64, 86, 86, 230, 70, 184, 36];

/** The pads with what their cells can do, and what the shown use case has on them. */
export function PadTable({ pinmux }: { pinmux: Pinmux }) {
  const { t } = useTranslation('pinmux');
  const useCase = useShownCase(pinmux);
  const carried = useCase === undefined ? NONE : carriedIn(pinmux, useCase);
  const isFull = Object.keys(pinmux.pads).length >= MOST;
  const heading = (
    <>
      <th>{t('pad.name')}</th>
      <th className="nl-pinmux-number">{t('column.code')}</th>
      <th>{t('pad.bank')}</th>
      <th>{t('pad.location')}</th>
      <th>{t('pad.attributes')}</th>
      <th>{t('pad.strap')}</th>
      <th>{useCase === undefined ? t('signal.noCase') : t('signal.in', { useCase })}</th>
      <th aria-label={t('column.remove')} />
    </>
  );
  return (
    <RowTable
      heading={heading}
      widths={WIDTHS}
      rows={padsOf(pinmux)}
      row={(pad) => <PadRow key={pad.code} pad={pad} carries={carried.get(pad.name) ?? ''} />}
    >
      <AddRow
        label={t('pad.add')}
        placeholder="PA0"
        pattern={PAD_NAME}
        isTaken={(name) => isFull || Object.hasOwn(pinmux.pads, name)}
        onAdd={(name) => edit((current) => addPad(current, name))}
      />
    </RowTable>
  );
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The signals that a use case has on each pad. */
function carriedIn({ signals, useCases }: Pinmux, useCase: string): ReadonlyMap<string, string> {
  const carried = new Map<string, string>();
  for (const [signal, need] of Object.entries(useCases[useCase]?.needs ?? {})) {
    const pad = signals[signal]?.direct ?? need.pad;
    if (pad === undefined) continue;
    const others = carried.get(pad);
    carried.set(pad, others === undefined ? signal : `${others}, ${signal}`);
  }
  return carried;
}
