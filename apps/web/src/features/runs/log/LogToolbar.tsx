import { ArrowDownOutlined, ArrowUpOutlined, VerticalAlignBottomOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../formatBytes.ts';
import type { LogSearch } from './useLogSearch.ts';

interface LogToolbarProps {
  search: LogSearch;
  size: number;
  following: boolean;
  onFollow: () => void;
}

export function LogToolbar({ search, size, following, onFollow }: LogToolbarProps) {
  const { t } = useTranslation('runs');
  const { needle, setNeedle, searching, exhausted, find } = search;
  return (
    <div className="nl-log-toolbar" role="search">
      <Input
        size="small"
        allowClear
        className="nl-log-search"
        placeholder={t('log.search')}
        aria-label={t('log.search')}
        status={exhausted ? 'warning' : ''}
        value={needle}
        onChange={({ target }) => setNeedle(target.value)}
        onPressEnter={({ shiftKey }) => void find(shiftKey ? 'previous' : 'next')}
      />
      <Button
        size="small"
        type="text"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={t('log.previous')}
        disabled={needle === '' || searching}
        onClick={() => void find('previous')}
      />
      <Button
        size="small"
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={t('log.next')}
        disabled={needle === ''}
        loading={searching}
        onClick={() => void find('next')}
      />
      <span className="nl-dim">{exhausted ? t('log.notFound') : ''}</span>
      <span className="nl-dim nl-push-right">{formatBytes(size)}</span>
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
