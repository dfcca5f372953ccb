import type { RegisterMap } from '@netloom/model';
import { setMapMembers } from '@netloom/registers';
import type { Members } from '@netloom/registers';
import { elaborationOf } from '../store/derived.ts';
import { takeEdit } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { BusRows } from './BusRows.tsx';
import { ResetRows } from './ResetRows.tsx';
import { TextRow } from './TextRow.tsx';
import { optionalQuantity, optionalText } from './optional.ts';
import { SelectRow } from './rows.tsx';

/** Settings of the whole map: names, the bus that reaches it, and its resets. */
export function MapProperties({ open }: { open: OpenMap }) {
  const { map } = open;
  const set = (members: Members<RegisterMap>) => takeEdit(setMapMembers(map, members));
  const { map: elaborated } = elaborationOf(map);
  return (
    <>
      <TextRow name="name" value={map.name} onChange={(name) => set({ name })} />
      <TextRow name="title" value={map.title} onChange={(title) => set({ title: optionalText(title) })} />
      <TextRow
        name="module"
        value={map.module}
        otherwise={elaborated.module}
        onChange={(module) => set({ module: optionalText(module) })}
      />
      <TextRow
        name="vlnv"
        value={map.vlnv}
        otherwise="vendor:library:name:version"
        onChange={(vlnv) => set({ vlnv: optionalText(vlnv) })}
      />
      <TextRow
        name="size"
        value={map.size}
        otherwise={`0x${elaborated.size.toString(16).toUpperCase()}`}
        onChange={(size) => set({ size: optionalQuantity(size) })}
      />
      <TextRow
        name="description"
        multiline
        value={map.description}
        onChange={(description) => set({ description: optionalText(description) })}
      />
      <BusRows bus={map.bus} addressWidth={elaborated.addressWidth} set={(bus) => set({ bus })} />
      <SelectRow
        name="registerFile"
        value={map.registerFile}
        options={['generated', 'provided']}
        onChange={(registerFile) => registerFile && set({ registerFile })}
      />
      <ResetRows map={map} set={(resets) => set({ resets })} />
    </>
  );
}
