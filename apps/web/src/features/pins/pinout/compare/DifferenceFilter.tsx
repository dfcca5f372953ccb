import type { Difference, Part } from '@netloom/pins';
import { Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';

const PARTS: readonly Part[] = ['pins', 'peripherals', 'clocks', 'lin', 'general'];

/** Which differences are shown. */
export interface Wanted {
  part: Part | 'all';
  text: string;
}

export function isWanted(difference: Difference, { part, text }: Wanted): boolean {
  const { object, field, before = '', after = '' } = difference;
  const words = `${object} ${field} ${before} ${after}`.toLowerCase();
  return (part === 'all' || difference.part === part) && words.includes(text.toLowerCase());
}

interface Props {
  differences: readonly Difference[];
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

/** Narrows differences to a part of the configuration, each counted, and to a text. */
export function DifferenceFilter({ differences, wanted, onChange }: Props) {
  const { t } = useTranslation('pinReport');
  const options = PARTS.map((value) => {
    const count = differences.filter(({ part }) => part === value).length;
    return { value, label: `${t(`part.${value}`)} ${count}`, disabled: count === 0 };
  });
  return (
    <div className="nl-pins-compare-filter">
      <Segmented<Part | 'all'>
        size="small"
        value={wanted.part}
        onChange={(part) => onChange({ ...wanted, part })}
        options={[{ value: 'all', label: t('compare.all', { count: differences.length }) }, ...options]}
      />
      <Input
        size="small"
        allowClear
        placeholder={t('compare.filter')}
        aria-label={t('compare.filter')}
        value={wanted.text}
        onChange={({ target }) => onChange({ ...wanted, text: target.value })}
      />
    </div>
  );
}
