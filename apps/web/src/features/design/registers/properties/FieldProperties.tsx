import type { FieldCounter, FieldInterrupt, RegisterField } from '@netloom/model';
import { fieldText, setFieldCells, setFieldMembers } from '@netloom/registers';
import type { FieldColumn, Members } from '@netloom/registers';
import { useTranslation } from 'react-i18next';
import { takeEdit } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { CounterProperties } from './CounterProperties.tsx';
import { GateRows } from './GateRows.tsx';
import { HardwareRows } from './HardwareRows.tsx';
import { InterruptProperties } from './InterruptProperties.tsx';
import { SoftwareRows } from './SoftwareRows.tsx';
import { TextRow } from './TextRow.tsx';
import { fieldPaths } from './paths.ts';
import { SelectRow } from './rows.tsx';

interface FieldPropertiesProps {
  open: OpenMap;
  field: RegisterField;
  /** Of the field in its register. */
  index: number;
}

/** Everything that can be said of a field. */
export function FieldProperties({ open, field, index }: FieldPropertiesProps) {
  const { t } = useTranslation('registers');
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
      <SoftwareRows field={field} set={set} />
      <GateRows gate={field.gate} paths={paths} onChange={(gate) => set({ gate })} />
      <HardwareRows field={field} set={set} />
      <CounterProperties counter={field.counter} onChange={(counter?: FieldCounter) => set({ counter })} />
      <InterruptProperties
        interrupt={field.interrupt}
        paths={paths}
        onChange={(interrupt?: FieldInterrupt) => set({ interrupt })}
      />
    </>
  );
}
