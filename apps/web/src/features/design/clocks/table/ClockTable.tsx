import { DeleteOutlined } from '@ant-design/icons';
import { Button, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { CommittedInput, useSoc } from '../../soc/index.ts';
import { select, useClockView } from '../store/clockStore.ts';
import { domainColour } from '../store/domainColour.ts';
import { editClock, newClock, removeSelected, renameItem } from '../store/edits.ts';
import { frequencyText } from '../store/frequency.ts';
import { ClockExtras } from './ClockExtras.tsx';
import { GroupChoice } from './GroupChoice.tsx';
import { ItemTable } from './ItemTable.tsx';
import { SourceCells } from './SourceCells.tsx';

const COLUMNS = ['name', 'frequency', 'source', 'from', 'control', 'group', 'remove'] as const;

/** Every clock with its source; a cell that is changed is one step of the document. */
export function ClockTable() {
  const clocks = useSoc((state) => state.document.clocks);
  const selected = useClockView((state) => state.selected);
  return (
    <div className="nl-clocks-scroll">
      <ItemTable columns={COLUMNS} names={Object.keys(clocks)} Row={ClockRow} />
      <Actions />
      {selected !== undefined && Object.hasOwn(clocks, selected) && <ClockExtras clock={selected} />}
    </div>
  );
}

function ClockRow({ name }: { name: string }) {
  const { t } = useTranslation('clocks');
  const clocks = useSoc((state) => state.document.clocks);
  const isSelected = useClockView(({ selected }) => selected === name);
  const pick = () => select(name);
  return (
    <tr data-selected={isSelected || undefined} onFocus={pick} onClick={pick}>
      <td>
        <div className="nl-clocks-control">
          <span className="nl-clocks-dot" style={{ background: domainColour(clocks, name) }} />
          <CommittedInput
            mono
            size="small"
            label={t('edit.nameOf', { name })}
            value={name}
            onCommit={(text) => renameItem(name, text)}
          />
        </div>
      </td>
      <td>
        <Frequency name={name} />
      </td>
      <SourceCells name={name} />
      <td>
        <GroupChoice name={name} />
      </td>
      <td>
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          aria-label={t('edit.remove', { name })}
          onClick={(event) => {
            event.stopPropagation();
            pick();
            removeSelected();
          }}
        />
      </td>
    </tr>
  );
}

function Actions() {
  const { t } = useTranslation('clocks');
  const clocks = useSoc((state) => state.document.clocks);
  const selected = useClockView((state) => state.selected);
  const isClock = selected !== undefined && Object.hasOwn(clocks, selected);
  return (
    <div className="nl-clocks-actions">
      <Button size="small" onClick={() => newClock()}>
        {t('edit.addInput')}
      </Button>
      <Button size="small" disabled={!isClock} onClick={() => newClock(selected)}>
        {t('edit.derive')}
      </Button>
    </div>
  );
}

/** Of an input it is set, of others it follows. */
function Frequency({ name }: { name: string }) {
  const { t } = useTranslation('clocks');
  const { frequency, source } = useSoc((state) => state.document.clocks[name]!);
  if (source) return <span className="nl-clocks-mono">{frequencyText(frequency)}</span>;
  return (
    <InputNumber
      size="small"
      aria-label={t('edit.frequencyOf', { name })}
      min={0.000001}
      max={1_000_000}
      value={frequency / 1e6}
      suffix="MHz"
      onChange={(megahertz) => megahertz && editClock(name, { frequency: megahertz * 1e6 })}
    />
  );
}
