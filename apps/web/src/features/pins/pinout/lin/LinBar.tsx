import { DeleteOutlined, ImportOutlined } from '@ant-design/icons';
import { Button, Segmented, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { removeLin } from './editLin.ts';

export type LinView = 'fields' | 'files';

interface Props {
  view: LinView;
  onView: (view: LinView) => void;
  onImport: () => void;
}

export function LinBar({ view, onView, onImport }: Props) {
  const { t } = useTranslation('pinLin');
  return (
    <div className="nl-pins-lin-bar">
      <Segmented<LinView>
        size="small"
        value={view}
        options={(['fields', 'files'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={onView}
      />
      <small title={t('release')}>{t('release')}</small>
      <Button size="small" type="text" icon={<ImportOutlined />} onClick={onImport}>
        {t('import.title')}
      </Button>
      <Tooltip title={t('removeHelp')}>
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('remove')}
          onClick={removeLin}
        />
      </Tooltip>
    </div>
  );
}
