import { WarningOutlined } from '@ant-design/icons';
import type { TransactionFilter } from '@netloom/waves';
import { Button, Input, Select, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import '../transactions.css';

export interface FilterFields {
  text: string;
  kinds: string[];
  from: string;
  to: string;
  id: string;
  errorsOnly: boolean;
}

export const noFilter: FilterFields = { text: '', kinds: [], from: '', to: '', id: '', errorsOnly: false };

/** Hexadecimal digits, with or without prefix and separators; null: something else. */
function hexOf(text: string): string | null {
  const digits = text
    .trim()
    .replace(/^(0x|'?h)/i, '')
    .replaceAll('_', '');
  return /^[0-9a-f]{0,64}$/i.test(digits) ? digits : null;
}

/** What the fields ask for; what is not understood yet filters nothing. */
export function filterOf({ text, kinds, from, to, id, errorsOnly }: FilterFields): TransactionFilter {
  const address = { from: hexOf(from) ?? '', to: hexOf(to) ?? '' };
  return {
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(kinds.length > 0 && { kinds }),
    ...((address.from !== '' || address.to !== '') && { address }),
    ...(hexOf(id) && { id: hexOf(id)! }),
    ...(errorsOnly && { errorsOnly }),
  };
}

interface Props {
  fields: FilterFields;
  kinds: string[];
  withAddress: boolean;
  withId: boolean;
  onChange: (fields: FilterFields) => void;
}

/** Narrows the table by text, kind, address range, id and errors. */
export function FilterBar({ fields, kinds, withAddress, withId, onChange }: Props) {
  const { t } = useTranslation('waves');
  const box = (name: 'text' | 'from' | 'to' | 'id', className?: string) => (
    <Input
      size="small"
      allowClear
      className={className}
      placeholder={t(`transactions.filter.${name}`)}
      aria-label={t(`transactions.filter.${name}`)}
      status={name !== 'text' && hexOf(fields[name]) === null ? 'error' : undefined}
      value={fields[name]}
      onChange={(event) => onChange({ ...fields, [name]: event.target.value })}
    />
  );
  return (
    <div className="nl-wave-transactions-filter" onKeyDown={(event) => event.stopPropagation()}>
      {box('text', 'nl-wave-transactions-text')}
      <Select
        size="small"
        mode="multiple"
        maxTagCount="responsive"
        className="nl-wave-transactions-kinds"
        placeholder={t('transactions.filter.kinds')}
        aria-label={t('transactions.filter.kinds')}
        value={fields.kinds}
        options={kinds.map((kind) => ({ value: kind, label: t(`transactions.kind.${kind}`) }))}
        onChange={(chosen) => onChange({ ...fields, kinds: chosen })}
      />
      {withAddress && (
        <span className="nl-wave-transactions-range">
          {box('from')}
          {box('to')}
        </span>
      )}
      {withId && box('id', 'nl-wave-transactions-id')}
      <Tooltip title={t('transactions.filter.errorsOnly')}>
        <Button
          size="small"
          icon={<WarningOutlined />}
          type={fields.errorsOnly ? 'primary' : 'default'}
          aria-label={t('transactions.filter.errorsOnly')}
          aria-pressed={fields.errorsOnly}
          onClick={() => onChange({ ...fields, errorsOnly: !fields.errorsOnly })}
        />
      </Tooltip>
    </div>
  );
}
