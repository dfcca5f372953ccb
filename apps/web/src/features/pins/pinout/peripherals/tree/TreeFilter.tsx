import { Input, Segmented } from 'antd';
import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Which peripherals are shown. */
export interface Shown {
  text: string;
  usedOnly: boolean;
}

interface Props {
  filter: Shown;
  onChange: (filter: Shown) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Narrows the tree to a text, and to what is in use. */
export const TreeFilter = memo(function TreeFilter({ filter, onChange, onKeyDown }: Props) {
  const { t } = useTranslation('pinPeripherals');
  return (
    <header>
      <Input
        size="small"
        allowClear
        value={filter.text}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
        onKeyDown={onKeyDown}
      />
      <Segmented
        size="small"
        value={filter.usedOnly ? 'used' : 'all'}
        options={(['all', 'used'] as const).map((value) => ({ value, label: t(`show.${value}`) }))}
        onChange={(value) => onChange({ ...filter, usedOnly: value === 'used' })}
      />
    </header>
  );
});
