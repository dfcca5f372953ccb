import { BorderHorizontalOutlined, BorderVerticleOutlined } from '@ant-design/icons';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../parts/index.ts';
import type { ViewAction } from '../view/actions.ts';
import '../waveViewer.css';

/** Divides the waves in panes, below or beside each other. */
export function PaneTools({ canSplit, dispatch }: { canSplit: boolean; dispatch: Dispatch<ViewAction> }) {
  const { t } = useTranslation('waves');
  return (
    <span className="nl-wave-splits">
      <IconButton
        title={t('panes.splitBelow')}
        icon={<BorderHorizontalOutlined />}
        disabled={!canSplit}
        onClick={() => dispatch({ type: 'pane.split', direction: 'stacked' })}
      />
      <IconButton
        title={t('panes.splitBeside')}
        icon={<BorderVerticleOutlined />}
        disabled={!canSplit}
        onClick={() => dispatch({ type: 'pane.split', direction: 'beside' })}
      />
    </span>
  );
}
