import { Dropdown } from 'antd';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tree } from './runCalls.ts';

interface RetryDropdownProps {
  onRetry: (tree: Tree) => void;
  /** The button that opens it. */
  children: ReactElement;
}

/** Runs again: what was pinned, or the files as they are now. */
export function RetryDropdown({ onRetry, children }: RetryDropdownProps) {
  const { t } = useTranslation('runs');
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'pinned', label: t('action.retryPinned') },
          { key: 'current', label: t('action.retryCurrent') },
        ],
        onClick: ({ key }) => onRetry(key as Tree),
      }}
    >
      {children}
    </Dropdown>
  );
}
