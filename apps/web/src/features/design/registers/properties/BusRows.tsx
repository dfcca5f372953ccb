import type { RegisterBus } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { TextRow } from './TextRow.tsx';
import { SelectRow } from './rows.tsx';
import { without } from './without.ts';

const DATA_WIDTHS = ['8', '16', '32', '64'] as const;

interface BusRowsProps {
  bus: RegisterBus;
  /** Bits that the map needs. */
  addressWidth: number;
  set: (bus: RegisterBus) => void;
}

/** The bus that reaches a map, and how it is answered. */
export function BusRows({ bus, addressWidth, set }: BusRowsProps) {
  const { t } = useTranslation('registers');
  const change = (members: Partial<RegisterBus>) => set({ ...bus, ...members });
  return (
    <>
      <h4>{t('section.bus')}</h4>
      <SelectRow
        name="protocol"
        value={bus.protocol}
        options={['apb', 'axi4-lite']}
        onChange={(protocol) => protocol && change({ protocol })}
      />
      <SelectRow
        name="dataWidth"
        plain
        value={String(bus.dataWidth) as (typeof DATA_WIDTHS)[number]}
        options={DATA_WIDTHS}
        onChange={(width) => width && change({ dataWidth: Number(width) as RegisterBus['dataWidth'] })}
      />
      <TextRow
        name="addressWidth"
        member="bus/addressWidth"
        value={bus.addressWidth}
        otherwise={String(addressWidth)}
        onChange={(text) =>
          text === ''
            ? set(without(bus, 'addressWidth') as RegisterBus)
            : change({ addressWidth: Number(text) })
        }
      />
      <SelectRow
        name="readPath"
        value={bus.readPath}
        options={['combinational', 'registered']}
        onChange={(readPath) => readPath && change({ readPath })}
      />
      <SelectRow
        name="unmapped"
        value={bus.unmapped}
        options={['error', 'zero']}
        onChange={(unmapped) => unmapped && change({ unmapped })}
      />
    </>
  );
}
