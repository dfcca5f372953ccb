import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { RegisterBus, RegisterReset } from '@netloom/model';
import { freeName, renameReset, setMapMembers } from '@netloom/registers';
import type { Members } from '@netloom/registers';
import type { RegisterMap } from '@netloom/model';
import { Button } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { elaborationOf } from '../store/derived.ts';
import { takeEdit } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { optionalQuantity, optionalText } from './optional.ts';
import { PanelContext, SelectRow, TextRow } from './rows.tsx';
import { without } from './without.ts';

const DATA_WIDTHS = ['8', '16', '32', '64'] as const;

/** Settings of the whole map: names, the bus that reaches it, and its resets. */
export function MapProperties({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const { map } = open;
  const set = (members: Members<RegisterMap>) => takeEdit(setMapMembers(map, members));
  const setBus = (bus: Partial<RegisterBus>) => set({ bus: { ...map.bus, ...bus } });
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
      <h4>{t('section.bus')}</h4>
      <SelectRow
        name="protocol"
        value={map.bus.protocol}
        options={['apb', 'axi4-lite']}
        onChange={(protocol) => protocol && setBus({ protocol })}
      />
      <SelectRow
        name="dataWidth"
        plain
        value={String(map.bus.dataWidth) as (typeof DATA_WIDTHS)[number]}
        options={DATA_WIDTHS}
        onChange={(width) => width && setBus({ dataWidth: Number(width) as RegisterBus['dataWidth'] })}
      />
      <TextRow
        name="addressWidth"
        member="bus/addressWidth"
        value={map.bus.addressWidth}
        otherwise={String(elaborated.addressWidth)}
        onChange={(text) =>
          text === ''
            ? set({ bus: without(map.bus, 'addressWidth') as RegisterBus })
            : setBus({ addressWidth: Number(text) })
        }
      />
      <SelectRow
        name="readPath"
        value={map.bus.readPath}
        options={['combinational', 'registered']}
        onChange={(readPath) => readPath && setBus({ readPath })}
      />
      <SelectRow
        name="unmapped"
        value={map.bus.unmapped}
        options={['error', 'zero']}
        onChange={(unmapped) => unmapped && setBus({ unmapped })}
      />
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

function ResetRows({ map, set }: { map: RegisterMap; set: (resets: RegisterReset[]) => void }) {
  const { t } = useTranslation('registers');
  const { readOnly } = use(PanelContext);
  const { resets } = map;

  function add() {
    const name = freeName(
      'rst_n',
      resets.map((reset) => reset.name),
    );
    set([...resets, { name, polarity: 'low', style: 'synchronous' }]);
  }

  return (
    <>
      <h4>
        {t('section.resets')}
        <Button
          type="text"
          size="small"
          icon={<PlusOutlined />}
          disabled={readOnly}
          aria-label={t('reset.add')}
          title={t('reset.add')}
          onClick={add}
        />
      </h4>
      {resets.map((reset, index) => {
        const change = (next: RegisterReset) => set(resets.with(index, next));
        return (
          <div key={index} className="nl-reg-part">
            <TextRow
              name="resetName"
              value={reset.name}
              onChange={(name) => takeEdit(renameReset(map, index, name))}
            />
            <SelectRow
              name="polarity"
              value={reset.polarity}
              options={['low', 'high']}
              onChange={(polarity) => polarity && change({ ...reset, polarity })}
            />
            <SelectRow
              name="style"
              value={reset.style}
              options={['synchronous', 'asynchronous']}
              onChange={(style) => style && change({ ...reset, style })}
            />
            {resets.length > 1 && (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                disabled={readOnly}
                onClick={() => set(resets.toSpliced(index, 1))}
              >
                {t('reset.remove', { name: reset.name })}
              </Button>
            )}
          </div>
        );
      })}
    </>
  );
}
