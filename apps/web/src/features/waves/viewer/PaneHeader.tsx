import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAction } from './view/actions.ts';
import type { Pane, ViewState } from './view/model.ts';
import './waveViewer.css';

interface Props {
  view: ViewState;
  pane: Pane;
  dispatch: Dispatch<ViewAction>;
}

/** Which of several panes this is, and how to close it; its rows go to its neighbour. */
export function PaneHeader({ view, pane, dispatch }: Props) {
  const { t } = useTranslation('waves');
  const number = view.panes.indexOf(pane) + 1;
  return (
    <header className="nl-wave-pane-header">
      <span>{t('panes.title', { number })}</span>
      {pane.key === view.activePane && <span className="nl-wave-dim">{t('panes.active')}</span>}
      <span className="nl-wave-spring" />
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t('panes.close')}
        title={t('panes.close')}
        onClick={() => dispatch({ type: 'pane.close', pane: pane.key })}
      />
    </header>
  );
}
