import { ClockGroup } from '@netloom/model';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSoc } from '../../soc/index.ts';
import { editClock } from '../store/edits.ts';

/** Who may stop a clock. */
export function GroupChoice({ name }: { name: string }) {
  const { t } = useTranslation('clocks');
  const group = useSoc((state) => state.document.clocks[name]!.group);
  return (
    <Select<ClockGroup>
      size="small"
      allowClear
      popupMatchSelectWidth={false}
      aria-label={t('edit.groupOf', { name })}
      value={group}
      options={ClockGroup.options.map((value) => ({ value, label: t(`group.${value}`) }))}
      onChange={(next) => editClock(name, { group: next })}
    />
  );
}
