import type { ResetSource } from '@netloom/model';
import { Checkbox, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { powerOnOf } from '@netloom/soc/clocks';
import { CommittedInput, useSoc } from '../../soc/index.ts';
import { select, useClockView } from '../store/clockStore.ts';
import { editReset, renameItem } from '../store/edits.ts';
import { useStatusOutputs } from './HintField.tsx';
import { ItemTable } from './ItemTable.tsx';

const COLUMNS = [
  'name',
  'clock',
  'source',
  'asserted',
  'requests',
  'after',
  'stretch',
  'software',
  'filter',
] as const;

/** Every reset: what asserts it, and when it is released. */
export function ResetTable() {
  const resets = useSoc((state) => state.document.resets);
  return (
    <div className="nl-clocks-scroll">
      <ItemTable columns={COLUMNS} names={Object.keys(resets)} Row={ResetRow} />
    </div>
  );
}

function ResetRow({ name }: { name: string }) {
  const { t } = useTranslation('clocks');
  const { resets, clocks } = useSoc((state) => state.document);
  const isSelected = useClockView(({ selected }) => selected === name);
  const { clock, source } = resets[name]!;
  return (
    <tr data-selected={isSelected || undefined} onFocus={() => select(name)}>
      <td>
        <CommittedInput
          mono
          size="small"
          label={t('edit.nameOf', { name })}
          value={name}
          onCommit={(text) => renameItem(name, text)}
        />
      </td>
      <td>
        <Select
          size="small"
          aria-label={t('edit.clockOf', { name })}
          value={clock}
          options={Object.keys(clocks).map((value) => ({ value }))}
          onChange={(next) => editReset(name, { clock: next })}
        />
      </td>
      <td>
        <Checkbox
          checked={source !== undefined}
          onChange={({ target }) => editReset(name, { source: target.checked ? { from: [] } : undefined })}
        >
          {t('reset.made')}
        </Checkbox>
      </td>
      {source ? <SourceCells name={name} source={source} /> : <td colSpan={5} />}
      <td>{!source && <Filter name={name} />}</td>
    </tr>
  );
}

function Periods({ label, ...number }: PeriodsProps) {
  return <InputNumber size="small" min={0} max={65535} precision={0} aria-label={label} {...number} />;
}

interface PeriodsProps {
  label: string;
  value: number;
  onChange: (periods: number | null) => void;
}

/** Periods that a reset from outside must last; of the power-on reset none are counted. */
function Filter({ name }: { name: string }) {
  const { t } = useTranslation('clocks');
  const document = useSoc((state) => state.document);
  if (powerOnOf(document) === name) return null;
  return (
    <Periods
      label={t('edit.filterOf', { name })}
      value={document.resets[name]!.filter ?? 0}
      onChange={(periods) => editReset(name, { filter: periods || undefined })}
    />
  );
}

function SourceCells({ name, source }: { name: string; source: ResetSource }) {
  const { t } = useTranslation('clocks');
  const resets = useSoc((state) => state.document.resets);
  const options = Object.keys(resets).flatMap((value) => (value === name ? [] : [{ value }]));
  const set = (part: Partial<ResetSource>) => editReset(name, { source: { ...source, ...part } });
  return (
    <>
      <td>
        <Select
          size="small"
          mode="multiple"
          aria-label={t('edit.assertedOf', { name })}
          value={source.from}
          options={options}
          onChange={(from) => set({ from })}
        />
      </td>
      <td>
        <Requests name={name} requests={source.requests} onChange={(requests) => set({ requests })} />
      </td>
      <td>
        <Select
          size="small"
          allowClear
          aria-label={t('edit.afterOf', { name })}
          value={source.after}
          options={options}
          onChange={(after) => set({ after })}
        />
      </td>
      <td>
        <Periods
          label={t('edit.stretchOf', { name })}
          value={source.stretch ?? 0}
          onChange={(stretch) => set({ stretch: stretch || undefined })}
        />
      </td>
      <td>
        <Checkbox
          aria-label={t('edit.softwareOf', { name })}
          checked={source.software ?? false}
          onChange={({ target }) => set({ software: target.checked || undefined })}
        />
      </td>
    </>
  );
}

interface RequestsProps {
  name: string;
  requests: string[] | undefined;
  onChange: (requests: string[] | undefined) => void;
}

/** Outputs of blocks that ask for a reset: some of the list, or bits of vectors as they are typed. */
function Requests({ name, requests = [], onChange }: RequestsProps) {
  const { t } = useTranslation('clocks');
  return (
    <Select
      size="small"
      mode="tags"
      maxCount={8}
      popupMatchSelectWidth={false}
      aria-label={t('edit.requestsOf', { name })}
      value={requests}
      options={useStatusOutputs()}
      onChange={(next: string[]) => onChange(next.length > 0 ? next : undefined)}
    />
  );
}
