import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePicture } from '../map/current.ts';

interface ViewSelectProps {
  /** Whose view is written; undefined for all. */
  manager: string | undefined;
  onManager: (manager: string | undefined) => void;
}

/** Offered where there are several views to choose from. */
export function ViewSelect({ manager, onManager }: ViewSelectProps) {
  const { t } = useTranslation('memoryMap');
  const { columns } = usePicture();
  if (columns.length <= 1) return null;
  return (
    <Select
      size="small"
      aria-label={t('output.manager')}
      value={manager ?? ''}
      options={[
        { value: '', label: t('output.allManagers') },
        ...columns.map(({ view }) => ({ value: view.manager, label: view.manager })),
      ]}
      onChange={(chosen) => onManager(chosen === '' ? undefined : chosen)}
    />
  );
}
