import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { takeLin } from './editLin.ts';

/** The configuration has no LIN: says what it would give. */
export function LinEmpty({ onImport }: { onImport: () => void }) {
  const { t } = useTranslation('pinLin');
  return (
    <div className="nl-pins-lin-empty">
      <h3>{t('empty.title')}</h3>
      <p>{t('empty.text')}</p>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => takeLin()}>
        {t('empty.add')}
      </Button>
      <Button icon={<ImportOutlined />} onClick={onImport}>
        {t('import.title')}
      </Button>
    </div>
  );
}
