import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DownloadOutlined,
  LinkOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  VerticalAlignBottomOutlined,
} from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { InputRef } from 'antd';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../formatBytes.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { toggleWrap, useLogPreferences } from './logPreferences.ts';
import type { LineChoice } from './useChosenLines.ts';
import type { LogSearch } from './useLogSearch.ts';

interface ToolProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  pressed?: boolean;
  disabled?: boolean;
  loading?: boolean;
}

function Tool({ label, icon, onClick, pressed, disabled = false, loading = false }: ToolProps) {
  return (
    <Button
      size="small"
      type={pressed === true ? 'primary' : 'text'}
      ghost={pressed === true}
      icon={icon}
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      loading={loading}
      onClick={onClick}
    />
  );
}

function SearchField({ search, input }: { search: LogSearch; input: Ref<InputRef> }) {
  const { t } = useTranslation('runs');
  const { needle, setNeedle, searching, exhausted, find } = search;
  const nothing = needle.text === '';
  return (
    <>
      <Input
        ref={input}
        size="small"
        allowClear
        className="nl-log-search"
        placeholder={t('log.search')}
        aria-label={t('log.search')}
        status={exhausted ? 'warning' : ''}
        value={needle.text}
        onChange={({ target }) => setNeedle({ text: target.value })}
        onPressEnter={({ shiftKey }) => void find(shiftKey ? 'previous' : 'next')}
      />
      <Tool
        label={t('log.matchCase')}
        icon={<b>{'Aa'}</b>}
        pressed={needle.matchCase}
        onClick={() => setNeedle({ matchCase: !needle.matchCase })}
      />
      <Tool
        label={t('log.regularExpression')}
        icon={<b>.*</b>}
        pressed={needle.regularExpression}
        onClick={() => setNeedle({ regularExpression: !needle.regularExpression })}
      />
      <Tool
        label={t('log.previous')}
        icon={<ArrowUpOutlined />}
        disabled={nothing || searching}
        onClick={() => void find('previous')}
      />
      <Tool
        label={t('log.next')}
        icon={<ArrowDownOutlined />}
        disabled={nothing}
        loading={searching}
        onClick={() => void find('next')}
      />
      <span className="nl-dim" role="status">
        {exhausted ? t('log.notFound') : ''}
      </span>
    </>
  );
}

interface LogToolbarProps {
  search: LogSearch;
  input: Ref<InputRef>;
  lines: LineChoice;
  size: number;
  following: boolean;
  allFolded: boolean;
  onFollow: () => void;
  onFoldAll: () => void;
  onDownload: () => void;
}

export function LogToolbar(props: LogToolbarProps) {
  const { search, input, lines, size, following, allFolded, onFollow, onFoldAll, onDownload } = props;
  const { t } = useTranslation('runs');
  const wrap = useLogPreferences((preferences) => preferences.wrap);
  return (
    <div className="nl-log-toolbar" role="search">
      <SearchField search={search} input={input} />
      <span className="nl-push-right" />
      {lines.chosen === null ? null : (
        <>
          <Tool label={t('log.copyLink')} icon={<LinkOutlined />} onClick={lines.copyLink} />
          <Tool label={t('log.copyLines')} icon={<CopyOutlined />} onClick={lines.copyLines} />
        </>
      )}
      <span className="nl-dim nl-log-size">{formatBytes(size)}</span>
      <Tool
        label={t(allFolded ? 'log.unfoldAll' : 'log.foldAll')}
        icon={allFolded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        onClick={onFoldAll}
      />
      <Tool label={t('log.wrap')} icon={<b>↵</b>} pressed={wrap} onClick={toggleWrap} />
      <Tool
        label={t('log.download')}
        icon={<DownloadOutlined />}
        disabled={size === 0}
        onClick={onDownload}
      />
      <KeyHelp />
      <Button
        size="small"
        type={following ? 'primary' : 'default'}
        icon={<VerticalAlignBottomOutlined aria-hidden />}
        aria-pressed={following}
        onClick={onFollow}
      >
        {t('log.follow')}
      </Button>
    </div>
  );
}
