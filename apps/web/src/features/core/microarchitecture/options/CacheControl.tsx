import type { CoreOptions } from '@netloom/core';
import { Segmented, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../sizeText.ts';
import { idOf } from './controlProps.ts';
import type { ControlProps } from './controlProps.ts';
import { valueAt } from './valueAt.ts';

type DataCache = NonNullable<CoreOptions['memory']['dataCache']>;
type Cache = Omit<DataCache, 'policy'> & Partial<DataCache>;

/** 512 B to 64 KiB. */
const SIZES = Array.from({ length: 8 }, (_, power) => 512 << power);
const WAYS = [1, 2, 4] as const;
const LINES = [8, 16, 32, 64];
const POLICIES = ['write-through', 'write-back'] as const;
const USUAL: Cache = { size: 8192, ways: 2, line: 32 };

/** A cache that is there or not: size, ways, line, and when stores go to memory. */
export function CacheControl({ row, options, onChange, policy }: ControlProps & { policy: boolean }) {
  const value = valueAt(options, row.pointer) as Cache | null;
  const usual = policy ? { ...USUAL, policy: 'write-through' } : USUAL;
  return (
    <>
      <Switch
        id={idOf(row)}
        size="small"
        checked={value !== null}
        onChange={(on) => onChange(on ? usual : null)}
      />
      {value === null ? null : (
        <span className="nl-core-cache">
          <Shape value={value} onChange={onChange} />
        </span>
      )}
    </>
  );
}

interface ShapeProps {
  value: Cache;
  onChange: (value: Cache) => void;
}

function Shape({ value, onChange }: ShapeProps) {
  const { t } = useTranslation('core');
  return (
    <>
      <Select
        size="small"
        aria-label={t('cache.size')}
        value={value.size}
        options={SIZES.map((size) => ({ value: size, label: sizeText(size) }))}
        onChange={(size) => onChange({ ...value, size })}
      />
      <Select
        size="small"
        aria-label={t('cache.ways')}
        value={value.ways}
        options={WAYS.map((ways) => ({ value: ways, label: t('cache.way', { count: ways }) }))}
        onChange={(ways) => onChange({ ...value, ways })}
      />
      <Select
        size="small"
        aria-label={t('cache.line')}
        value={value.line}
        options={LINES.map((line) => ({ value: line, label: t('cache.lineOf', { size: sizeText(line) }) }))}
        onChange={(line) => onChange({ ...value, line })}
      />
      {value.policy === undefined ? null : (
        <Segmented
          size="small"
          aria-label={t('cache.policy')}
          value={value.policy}
          options={POLICIES.map((each) => ({ value: each, label: t(`value.${each}`) }))}
          onChange={(chosen) => onChange({ ...value, policy: chosen })}
        />
      )}
    </>
  );
}
