import type { DecoderRole, WaveVariable } from '@netloom/waves';
import { AutoComplete } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaveData } from '../../WaveData.ts';
import '../transactions.css';

const settleMs = 150;
const mostFound = 40;

interface Props {
  data: WaveData;
  role: DecoderRole;
  value: string;
  /** Missing though it is needed. */
  wanted: boolean;
  onChange: (value: string) => void;
}

function optionOf({ id, path, range, width }: WaveVariable) {
  return {
    key: id,
    value: path,
    label: (
      <span className="nl-wave-transactions-option" title={path}>
        <span>{path}</span>
        <i>{range || (width > 1 ? `[${width}]` : '')}</i>
      </span>
    ),
  };
}

/** The signal of a role, found by words of its path. */
export function RoleField({ data, role, value, wanted, onChange }: Props) {
  const { t } = useTranslation('waves');
  const [asked, setAsked] = useState<string | null>(null);
  const [found, setFound] = useState<WaveVariable[]>([]);
  useEffect(() => {
    if (asked === null) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      data.search(asked || role.aliases[0]!, mostFound, abort.signal).then(
        ({ variables }) => setFound(variables),
        () => undefined,
      );
    }, settleMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [data, role, asked]);
  const width = role.width === 1 ? '' : role.width === null ? '[…]' : `[${role.width}]`;
  return (
    <label className="nl-wave-transactions-role">
      <span title={t(role.required ? 'transactions.required' : 'transactions.optional')}>
        {role.name}
        {role.required && <b aria-hidden> *</b>}
        <i>{width}</i>
      </span>
      <AutoComplete
        size="small"
        allowClear
        value={value}
        options={found.map(optionOf)}
        status={wanted ? 'error' : undefined}
        placeholder={role.aliases[0]}
        popupMatchSelectWidth={480}
        onFocus={() => setAsked('')}
        onSearch={setAsked}
        onChange={(text: string | undefined) => onChange(text ?? '')}
      />
    </label>
  );
}
