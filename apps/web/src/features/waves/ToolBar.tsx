import {
  ApiOutlined,
  ArrowLeftOutlined,
  ArrowRightOutlined,
  BorderHorizontalOutlined,
  BorderVerticleOutlined,
  ColumnWidthOutlined,
  DeleteOutlined,
  FlagOutlined,
  PartitionOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  StepBackwardOutlined,
  StepForwardOutlined,
  UndoOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import type { EdgeDirection } from '@netloom/waves';
import { Button, Divider, Select, Tooltip } from 'antd';
import { memo } from 'react';
import type { Dispatch, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { radixesOf } from './format/formats.ts';
import type { ViewAction } from './view/actions.ts';
import type { RowNode } from './view/model.ts';
import styles from './WaveViewer.module.css';

interface ToolProps {
  title: string;
  icon: ReactNode;
  disabled?: boolean;
  pressed?: boolean;
  onClick: () => void;
}

function Tool({ title, icon, disabled, pressed, onClick }: ToolProps) {
  return (
    <Tooltip title={title} mouseEnterDelay={0.5}>
      <Button
        type="text"
        size="small"
        icon={icon}
        aria-label={title}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onClick}
      />
    </Tooltip>
  );
}

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

/** Radix and removal of the selected signal. */
function RowTools({ row, dispatch }: Pick<Props, 'row' | 'dispatch'>) {
  const { t } = useTranslation('waves');
  const radixes = row?.kind === 'signal' ? radixesOf(row) : [];
  const value = row?.kind === 'signal' && radixes.length > 0 ? row.format.radix : undefined;
  return (
    <>
      <Select
        size="small"
        className={styles.radix}
        aria-label={t('radix.label')}
        placeholder={t('radix.label')}
        disabled={radixes.length === 0}
        value={value}
        options={radixes.map((radix) => ({ value: radix, label: t(`radix.${radix}`) }))}
        onChange={(radix) =>
          row && dispatch({ type: 'change', keys: [row.key], change: { format: { radix } } })
        }
      />
      <Tool
        title={t('remove')}
        icon={<DeleteOutlined />}
        disabled={!row}
        onClick={() => dispatch({ type: 'remove' })}
      />
    </>
  );
}

/** The viewer's tools; it stays as it is while the waves pan and zoom. */
export const ToolBar = memo(function ToolBar(props: Props) {
  const { row, canUndo, canRedo, canGoBack, canGoForward, canSplit, dispatch, goToEdge } = props;
  const { scopesShown, onToggleScopes, onAddDecoder, onHelp } = props;
  const { t } = useTranslation('waves');
  const zoom = (factor: number) => dispatch({ type: 'zoom', factor });
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('tools')}>
      <Button
        type="text"
        size="small"
        icon={<PartitionOutlined aria-hidden />}
        aria-label={t('scopes')}
        aria-pressed={scopesShown}
        onClick={onToggleScopes}
      >
        <span className={styles.label}>{t('scopes')}</span>
      </Button>
      <Divider orientation="vertical" className={styles.divider} />
      <Tool title={t('zoomIn')} icon={<ZoomInOutlined />} onClick={() => zoom(2)} />
      <Tool title={t('zoomOut')} icon={<ZoomOutOutlined />} onClick={() => zoom(0.5)} />
      <Tool title={t('fit')} icon={<ColumnWidthOutlined />} onClick={() => dispatch({ type: 'fit' })} />
      <Tool
        title={t('spanBack')}
        icon={<ArrowLeftOutlined />}
        disabled={!canGoBack}
        onClick={() => dispatch({ type: 'span.back' })}
      />
      <Tool
        title={t('spanForward')}
        icon={<ArrowRightOutlined />}
        disabled={!canGoForward}
        onClick={() => dispatch({ type: 'span.forward' })}
      />
      <Divider orientation="vertical" className={styles.divider} />
      <Tool
        title={t('previousEdge')}
        icon={<StepBackwardOutlined />}
        disabled={!row}
        onClick={() => goToEdge('previous')}
      />
      <Tool
        title={t('nextEdge')}
        icon={<StepForwardOutlined />}
        disabled={!row}
        onClick={() => goToEdge('next')}
      />
      <Tool title={t('setMarker')} icon={<FlagOutlined />} onClick={() => dispatch({ type: 'marker.add' })} />
      <Divider orientation="vertical" className={styles.divider} />
      <RowTools row={row} dispatch={dispatch} />
      <Tool title={t('transactions.add')} icon={<ApiOutlined />} onClick={onAddDecoder} />
      <Divider orientation="vertical" className={styles.divider} />
      <Tool
        title={t('undo')}
        icon={<UndoOutlined />}
        disabled={!canUndo}
        onClick={() => dispatch({ type: 'undo' })}
      />
      <Tool
        title={t('redo')}
        icon={<RedoOutlined />}
        disabled={!canRedo}
        onClick={() => dispatch({ type: 'redo' })}
      />
      <Divider orientation="vertical" className={styles.divider} />
      <span className={styles.splits}>
        <Tool
          title={t('panes.splitBelow')}
          icon={<BorderHorizontalOutlined />}
          disabled={!canSplit}
          onClick={() => dispatch({ type: 'pane.split', direction: 'stacked' })}
        />
        <Tool
          title={t('panes.splitBeside')}
          icon={<BorderVerticleOutlined />}
          disabled={!canSplit}
          onClick={() => dispatch({ type: 'pane.split', direction: 'beside' })}
        />
      </span>
      <span className={styles.spring} />
      <Tool title={t('help.title')} icon={<QuestionCircleOutlined />} onClick={onHelp} />
    </div>
  );
});
