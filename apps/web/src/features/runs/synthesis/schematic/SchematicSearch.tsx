import { SearchOutlined } from '@ant-design/icons';
import { AutoComplete, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Drawing } from './layout.ts';
import { searchSchematic } from './searchSchematic.ts';
import type { Hit } from './searchSchematic.ts';

interface SchematicSearchProps {
  drawing: Drawing;
  onFind: (hit: Hit) => void;
}

export function SchematicSearch({ drawing, onFind }: SchematicSearchProps) {
  const { t } = useTranslation('synthesis');
  const [text, setText] = useState('');
  const hits = searchSchematic(drawing, text);
  return (
    <AutoComplete
      value={text}
      options={hits.map(({ value, text: label }) => ({ value, label }))}
      onChange={setText}
      onSelect={(chosen: string) => {
        const hit = hits.find(({ value }) => value === chosen);
        if (hit === undefined) return;
        setText(hit.text);
        onFind(hit);
      }}
    >
      <Input size="small" allowClear prefix={<SearchOutlined />} placeholder={t('searchSchematic')} />
    </AutoComplete>
  );
}
