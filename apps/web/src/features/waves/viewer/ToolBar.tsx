import { ApiOutlined, PartitionOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import type { EdgeDirection } from '@netloom/waves';
import { Button, Divider } from 'antd';
import { memo } from 'react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../parts/index.ts';
import { CursorTools } from './tools/CursorTools.tsx';
import { HistoryTools } from './tools/HistoryTools.tsx';
import { PaneTools } from './tools/PaneTools.tsx';
import { RowTools } from './tools/RowTools.tsx';
import { SpanTools } from './tools/SpanTools.tsx';
import type { ViewAction } from './view/actions.ts';
import type { RowNode } from './view/model.ts';
import './waveViewer.css';

interface Props {
  /** The selected signal. */
  row: RowNode | undefined;
  canUndo: boolean;
  canRedo: boolean;
  canGoBack: boolean;
  canGoForward: boolean;
  canSplit: boolean;
  dispatch: Dispatch<ViewAction>;
  goToEdge: (direction: EdgeDirection) => void;
  scopesShown: boolean;
  onToggleScopes: () => void;
  onAddDecoder: () => void;
  onHelp: () => void;
}

/** The viewer's tools; it stays as it is while the waves pan and zoom. */
export const ToolBar = memo(function ToolBar(props: Props) {
  const { row, canUndo, canRedo, canGoBack, canGoForward, canSplit, dispatch, goToEdge } = props;
  const { scopesShown, onToggleScopes, onAddDecoder, onHelp } = props;
  const { t } = useTranslation('waves');
  const divider = <Divider orientation="vertical" className="nl-wave-divider" />;
  return (
    <div className="nl-wave-toolbar" role="toolbar" aria-label={t('tools')}>
      <Button
        type="text"
        size="small"
        icon={<PartitionOutlined aria-hidden />}
        aria-label={t('scopes')}
        aria-pressed={scopesShown}
        onClick={onToggleScopes}
      >
        <span className="nl-wave-label">{t('scopes')}</span>
      </Button>
      {divider}
      <SpanTools canGoBack={canGoBack} canGoForward={canGoForward} dispatch={dispatch} />
      {divider}
      <CursorTools hasRow={row !== undefined} goToEdge={goToEdge} dispatch={dispatch} />
      {divider}
      <RowTools row={row} dispatch={dispatch} />
      <IconButton title={t('transactions.add')} icon={<ApiOutlined />} onClick={onAddDecoder} />
      {divider}
      <HistoryTools canUndo={canUndo} canRedo={canRedo} dispatch={dispatch} />
      {divider}
      <PaneTools canSplit={canSplit} dispatch={dispatch} />
      <span className="nl-wave-spring" />
      <IconButton title={t('help.title')} icon={<QuestionCircleOutlined />} onClick={onHelp} />
    </div>
  );
});
