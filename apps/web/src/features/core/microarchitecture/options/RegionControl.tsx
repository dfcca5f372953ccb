import { Hex } from '@netloom/model';
import type { TightlyCoupledMemory } from '@netloom/core';
import { Input, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../sizeText.ts';
import { DraftInput } from './DraftInput.tsx';
import { idOf } from './controlProps.ts';
import type { ControlProps } from './controlProps.ts';
import { valueAt } from './valueAt.ts';

/** 1 KiB to 1 MiB of a memory in the core, to 4 GiB of the bus. */
const sizesOf = (kind: string) =>
  Array.from({ length: kind === 'memory' ? 11 : 23 }, (_, power) => 1024 * 2 ** power);
const USUAL_SIZE = 16 * 1024;

/** An address of 32 bits, written as `0x8000_0000` is meant: eight digits. */
export function AddressControl({ row, options, onChange }: ControlProps) {
  return (
    <AddressInput
      id={idOf(row)}
      value={valueAt(options, row.pointer) as string}
      label={undefined}
      onChange={onChange}
    />
  );
}

/** A range of addresses that is there or not: its base, and the size of a memory. */
export function RegionControl({ row, options, onChange }: ControlProps) {
  const { t } = useTranslation('core');
  const { control } = row;
  const value = valueAt(options, row.pointer) as (Partial<TightlyCoupledMemory> & { base: string }) | null;
  const first = 'base' in control ? control.base : '';
  const isSized = control.kind === 'memory' || control.kind === 'window';
  const size = 'size' in control ? control.size : USUAL_SIZE;
  const begin = isSized ? { base: first, size } : { base: first };
  return (
    <span className="nl-core-region">
      <Switch
        id={idOf(row)}
        size="small"
        checked={value !== null}
        onChange={(on) => onChange(on ? begin : null)}
      />
      {value === null ? null : (
        <>
          <AddressInput
            id={`${idOf(row)}-base`}
            value={value.base}
            label={t('region.base')}
            onChange={(base) => onChange({ ...value, base })}
          />
          {isSized ? (
            <Select
              size="small"
              aria-label={t('region.size')}
              value={value.size}
              options={sizesOf(control.kind).map((each) => ({ value: each, label: sizeText(each) }))}
              onChange={(chosen) => onChange({ ...value, size: chosen })}
            />
          ) : null}
        </>
      )}
    </span>
  );
}

interface AddressInputProps {
  id: string;
  value: string;
  label: string | undefined;
  onChange: (value: string) => void;
}

function AddressInput({ id, value, label, onChange }: AddressInputProps) {
  const { t } = useTranslation('core');
  return (
    <DraftInput
      id={id}
      value={value}
      accepts={(text) => Hex.safeParse(text).success && Number(text) < 2 ** 32}
      rule={t('region.rule')}
      onCommit={(text) => onChange(`0x${Number(text).toString(16).toUpperCase().padStart(8, '0')}`)}
      render={(props) => <Input {...props} className="nl-core-mono" aria-label={label} />}
    />
  );
}
