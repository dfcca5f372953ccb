import { freeInterruptNumber } from '@netloom/soc';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSoc } from '../store/socStore.ts';
import { setLine } from './interruptLines.ts';
import { interruptPorts } from './interruptRows.ts';
import type { InterruptRow } from './interruptRows.ts';

/** Where an interrupt goes: an interrupt input of a block, or an output of the design. */
export function SinkChoice({ row }: { row: InterruptRow }) {
  const { t } = useTranslation('soc');
  const { document, design } = useSoc();
  const outputs = Object.entries(document.ports).filter(([, port]) => port.direction === 'out');
  const sinks = [...interruptPorts(design, 'sink'), ...outputs.map(([name]) => name)];
  return (
    <Select
      aria-label={`${row.source} ${t('interrupt.sink')}`}
      className="nl-soc-wide"
      value={row.sink}
      placeholder={t('interrupt.open')}
      options={sinks.map((value) => ({ value, label: value }))}
      onChange={(sink) => setLine(row.source, sink, row.number ?? freeInterruptNumber(design, sink) ?? 0)}
    />
  );
}
