import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';

interface TreeFilterProps {
  filter: string;
  onFilter: (filter: string) => void;
}

export function TreeFilter({ filter, onFilter }: TreeFilterProps) {
  const { t } = useTranslation('registers');
  return (
    <header>
      <Input
        size="small"
        allowClear
        prefix={<SearchOutlined />}
        placeholder={t('tree.filter')}
        aria-label={t('tree.filter')}
        value={filter}
        onChange={({ target: { value } }) => onFilter(value)}
      />
    </header>
  );
}
