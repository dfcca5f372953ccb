import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ViewState } from '../view/model.ts';
import { markerPairs } from './range.ts';
import type { RangeChoiceValue } from './range.ts';

interface Props {
  value: RangeChoiceValue;
  view: ViewState;
  onChange: (choice: RangeChoiceValue) => void;
  /** The whole dump can be chosen too. */
  withDump?: boolean;
}

/** Chooses the stretch of time that something is worked out over. */
export function RangeChoice({ value, view, onChange, withDump = false }: Props) {
  const { t } = useTranslation('waves');
  const pairs = markerPairs(view.markers).map(([from, to]) => ({
    value: `${from.key}-${to.key}` as const,
    label: t('range.markers', { from: from.name, to: to.name }),
  }));
  const options: { value: RangeChoiceValue; label: string }[] = [
    { value: 'window', label: t('range.window') },
    ...(withDump ? [{ value: 'dump' as const, label: t('range.dump') }] : []),
    ...pairs,
  ];
  return (
    <Select
      size="small"
      aria-label={t('range.label')}
      value={value}
      options={options}
      onChange={onChange}
      popupMatchSelectWidth={false}
    />
  );
}
