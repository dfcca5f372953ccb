import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fileAddress } from '../../editor/index.ts';

interface PaneHeaderProps {
  path: string;
  note: string;
  onBack: () => void;
  children?: ReactNode;
}

/** Name of the file that is shown, with the way to the editor; on a narrow screen the way back to the list. */
export function PaneHeader({ path, note, onBack, children }: PaneHeaderProps) {
  const { t } = useTranslation('git');
  return (
    <header className="nl-git-view-header">
      <Button
        className="nl-git-back"
        type="text"
        icon={<ArrowLeftOutlined />}
        aria-label={t('back')}
        onClick={onBack}
      />
      <Link to={fileAddress({ path })} title={t('diff.open')}>
        {path}
      </Link>
      <span className="nl-git-dim">{note}</span>
      {children}
    </header>
  );
}
