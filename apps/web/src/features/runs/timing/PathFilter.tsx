import { Input, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { CheckChoice } from './CheckChoice.tsx';
import { nanoseconds } from './nanoseconds.ts';
import type { usePathFilter } from './usePathFilter.ts';

export function PathFilter({ filter }: { filter: ReturnType<typeof usePathFilter> }) {
  const { t, i18n } = useTranslation('timing');
  const { check, choose, text, setText, range, setRange } = filter;
  const time = (value: number) => nanoseconds(value, i18n.language);
  return (
    <div className="nl-timing-tools">
      <CheckChoice check={check} onChange={choose} />
      <Input.Search
        size="small"
        allowClear
        value={text}
        placeholder={t('filter')}
        onChange={({ target }) => setText(target.value)}
      />
      {range === null ? null : (
        <Tag closable onClose={() => setRange(null)}>
          {t('histogram.range', { from: time(range.from), to: time(range.to) })}
        </Tag>
      )}
    </div>
  );
}
