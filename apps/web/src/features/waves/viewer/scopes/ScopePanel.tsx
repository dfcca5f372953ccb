import { SearchOutlined } from '@ant-design/icons';
import type { WaveVariable } from '@netloom/waves';
import { Input } from 'antd';
import type { InputRef } from 'antd';
import { memo, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaveData } from '../WaveData.ts';
import { ScopeBrowser } from './ScopeBrowser.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useSearch } from './useSearch.ts';
import './scopePanel.css';

interface Props {
  data: WaveData;
  onAdd: (variables: WaveVariable[]) => void;
  searchRef: Ref<InputRef>;
}

/** Where signals are found: by the tree of scopes, or by words of their path. */
export const ScopePanel = memo(function ScopePanel({ data, onAdd, searchRef }: Props) {
  const { t } = useTranslation('waves');
  const [text, setText] = useState('');
  const found = useSearch(data, text);

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    const best = found?.variables[0];
    if (event.key === 'Enter' && best && found.text === text.trim()) onAdd([best]);
    if (event.key === 'Escape') setText('');
  }

  return (
    <div className="nl-wave-scopes-panel">
      <Input
        ref={searchRef}
        allowClear
        size="small"
        className="nl-wave-scopes-search"
        prefix={<SearchOutlined />}
        placeholder={t('search')}
        aria-label={t('search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {found && <SearchResults found={found} onAdd={onAdd} />}
      <div className={found ? 'nl-wave-scopes-hidden' : 'nl-wave-scopes-browser'}>
        <ScopeBrowser data={data} onAdd={onAdd} />
      </div>
    </div>
  );
});
