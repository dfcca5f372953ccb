import type { FieldCounter, FieldInterrupt, RegisterField } from '@netloom/model';
import { fieldText, setFieldCells, setFieldMembers } from '@netloom/registers';
import type { FieldColumn, Members } from '@netloom/registers';
import { Select } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { takeEdit } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { CounterProperties } from './CounterProperties.tsx';
import { fieldPaths } from './fieldPaths.ts';
import { GateRows } from './GateRows.tsx';
import { InterruptProperties } from './InterruptProperties.tsx';
import { PanelContext, SelectRow, SwitchRow, TextRow } from './rows.tsx';

/** Everything that can be said of a field. */
export function FieldProperties({
  open,
  field,
  index,
}: {
  open: OpenMap;
  field: RegisterField;
  index: number;
}) {
  const { t } = useTranslation('registers');
  const { readOnly } = use(PanelContext);
  const { map, selection } = open;
  const { node } = selection;
  const set = (members: Members<RegisterField>) => takeEdit(setFieldMembers(map, node, index, members));
  const setCell = (column: FieldColumn) => (text: string) =>
    takeEdit(setFieldCells(map, [{ node, field: index, texts: { [column]: text } }]));
  const paths = (text: string) => fieldPaths(map, text);
  return (
    <>
      <TextRow name="name" value={field.name} onChange={setCell('name')} />
      <TextRow name="bits" member="lsb" value={fieldText(field, 'bits')} onChange={setCell('bits')} />
      <TextRow name="reset" value={field.reset} otherwise={t('none.reset')} onChange={setCell('reset')} />
      <SelectRow
        name="resetBy"
        plain
        value={field.resetBy}
        none={map.resets[0]?.name ?? ''}
        options={map.resets.map(({ name }) => name)}
        onChange={(resetBy) => set({ resetBy })}
      />
      <SelectRow
        name="enum"
        plain
        value={field.enum}
        none={t('none.plain')}
        options={Object.keys(map.enums)}
        onChange={(value) => set({ enum: value })}
      />
      <TextRow name="description" multiline value={field.description} onChange={setCell('description')} />
      <h4>{t('section.software')}</h4>
      <SelectRow
        name="software"
        value={field.software}
        options={['rw', 'r', 'w', 'rw1', 'w1', 'none']}
        onChange={(software) => software && set({ software })}
      />
      <SelectRow
        name="onRead"
        value={field.onRead}
        none={t('none.onRead')}
        options={['clear', 'set', 'user']}
        onChange={(onRead) => set({ onRead })}
      />
      <SelectRow
        name="onWrite"
        value={field.onWrite}
        none={t('none.onWrite')}
        options={[
          'oneToClear',
          'oneToSet',
          'oneToToggle',
          'zeroToClear',
          'zeroToSet',
          'zeroToToggle',
          'clear',
          'set',
          'user',
        ]}
        onChange={(onWrite) => set({ onWrite })}
      />
      <SwitchRow
        name="singlePulse"
        value={field.singlePulse}
        onChange={(singlePulse) => set({ singlePulse })}
      />
      <SwitchRow
        name="signalAccess"
        value={field.signalAccess}
        onChange={(signalAccess) => set({ signalAccess })}
      />
      <SwitchRow
        name="signalModify"
        value={field.signalModify}
        onChange={(signalModify) => set({ signalModify })}
      />
      <SelectRow
        name="softwareEnable"
        value={field.softwareEnable === 'always' ? undefined : field.softwareEnable}
        options={['high', 'low']}
        none={t('none.softwareEnable')}
        onChange={(softwareEnable) => set({ softwareEnable: softwareEnable ?? 'always' })}
      />
      <GateRows gate={field.gate} paths={paths} onChange={(gate) => set({ gate })} />
      <h4>{t('section.hardware')}</h4>
      <SelectRow
        name="hardware"
        value={field.hardware}
        options={['r', 'w', 'rw', 'none']}
        onChange={(hardware) => hardware && set({ hardware })}
      />
      <SelectRow
        name="hardwareEnable"
        value={field.hardwareEnable}
        options={['always', 'high', 'low']}
        onChange={(hardwareEnable) => hardwareEnable && set({ hardwareEnable })}
      />
      <SwitchRow
        name="hardwareSet"
        value={field.hardwareSet}
        onChange={(hardwareSet) => set({ hardwareSet })}
      />
      <SwitchRow
        name="hardwareClear"
        value={field.hardwareClear}
        onChange={(hardwareClear) => set({ hardwareClear })}
      />
      <SelectRow
        name="precedence"
        value={field.precedence}
        options={['software', 'hardware']}
        onChange={(precedence) => precedence && set({ precedence })}
      />
      <div className="nl-reg-row">
        <span title={t('help.reductions')}>{t('prop.reductions')}</span>
        <Select<('and' | 'or' | 'xor')[]>
          mode="multiple"
          size="small"
          aria-label={t('prop.reductions')}
          disabled={readOnly}
          value={field.reductions ?? []}
          options={(['and', 'or', 'xor'] as const).map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={(reductions) => set({ reductions: reductions.length > 0 ? reductions : undefined })}
        />
      </div>
      <SwitchRow name="parity" value={field.parity} onChange={(parity) => set({ parity })} />
      <CounterProperties counter={field.counter} onChange={(counter?: FieldCounter) => set({ counter })} />
      <InterruptProperties
        interrupt={field.interrupt}
        paths={paths}
        onChange={(interrupt?: FieldInterrupt) => set({ interrupt })}
      />
    </>
  );
}
