import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePicture } from '../map/current.ts';
import { useMap } from '../store/mapStore.ts';

/** Which managers have a column. */
export function ManagerSelect() {
  const { t } = useTranslation('memoryMap');
  const { columns } = usePicture();
  const hidden = useMap((state) => state.hidden);
  const managers = columns.map(({ view }) => view.manager);
  if (managers.length < 2) return null;
  const shown = managers.filter((manager) => !hidden.has(manager));
  return (
    <Select
      mode="multiple"
      size="small"
      className="nl-map-managers"
      aria-label={t('managers')}
      value={shown}
      options={managers.map((value) => ({ value, label: value }))}
      maxTagCount={0}
      maxTagPlaceholder={t('managersShown', { shown: shown.length, count: managers.length })}
      onChange={(chosen: string[]) => {
        if (chosen.length > 0)
          useMap.setState({ hidden: new Set(managers.filter((each) => !chosen.includes(each))), scrollX: 0 });
      }}
    />
  );
}
