import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/ja';
import 'dayjs/locale/zh-cn';
import { useTranslation } from 'react-i18next';

/** Moments in ISO 8601; what is left out is open. */
export interface Range {
  from?: string;
  to?: string;
}

interface TimeRangeProps {
  value: Range;
  onChange: (range: Range) => void;
}

/** Narrows a list to a stretch of time. */
export function TimeRange({ value, onChange }: TimeRangeProps) {
  const { t } = useTranslation('list');
  const { from, to } = value;
  const now = dayjs();
  const presets = [
    { label: t('range.hour'), start: now.subtract(1, 'hour') },
    { label: t('range.day'), start: now.subtract(24, 'hour') },
    { label: t('range.week'), start: now.subtract(7, 'day') },
    { label: t('range.month'), start: now.subtract(30, 'day') },
  ];
  return (
    <DatePicker.RangePicker
      className="nl-list-range"
      classNames={{ popup: { root: 'nl-list-range-popup' } }}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      allowEmpty
      placeholder={[t('range.from'), t('range.to')]}
      aria-label={t('range.label')}
      value={[from === undefined ? null : dayjs(from), to === undefined ? null : dayjs(to)]}
      presets={presets.map(({ label, start }) => ({ label, value: [start, now] }))}
      onChange={(range) =>
        onChange({ from: range?.[0]?.toISOString(), to: range?.[1]?.endOf('minute').toISOString() })
      }
    />
  );
}
