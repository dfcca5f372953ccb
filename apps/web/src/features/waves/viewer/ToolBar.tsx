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
import { Button, Divider, Select } from 'antd';
import { memo } from 'react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../parts/index.ts';
import { radixesOf } from './format/formats.ts';
import type { ViewAction } from './view/actions.ts';
import type { RowNode } from './view/model.ts';
import styles from './WaveViewer.module.css';

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
      <IconButton
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
      <IconButton title={t('zoomIn')} icon={<ZoomInOutlined />} onClick={() => zoom(2)} />
      <IconButton title={t('zoomOut')} icon={<ZoomOutOutlined />} onClick={() => zoom(0.5)} />
      <IconButton title={t('fit')} icon={<ColumnWidthOutlined />} onClick={() => dispatch({ type: 'fit' })} />
      <IconButton
        title={t('spanBack')}
        icon={<ArrowLeftOutlined />}
        disabled={!canGoBack}
        onClick={() => dispatch({ type: 'span.back' })}
      />
      <IconButton
        title={t('spanForward')}
        icon={<ArrowRightOutlined />}
        disabled={!canGoForward}
        onClick={() => dispatch({ type: 'span.forward' })}
      />
      <Divider orientation="vertical" className={styles.divider} />
      <IconButton
        title={t('previousEdge')}
        icon={<StepBackwardOutlined />}
        disabled={!row}
        onClick={() => goToEdge('previous')}
      />
      <IconButton
        title={t('nextEdge')}
        icon={<StepForwardOutlined />}
        disabled={!row}
        onClick={() => goToEdge('next')}
      />
      <IconButton
        title={t('setMarker')}
        icon={<FlagOutlined />}
        onClick={() => dispatch({ type: 'marker.add' })}
      />
      <Divider orientation="vertical" className={styles.divider} />
      <RowTools row={row} dispatch={dispatch} />
      <IconButton title={t('transactions.add')} icon={<ApiOutlined />} onClick={onAddDecoder} />
      <Divider orientation="vertical" className={styles.divider} />
      <IconButton
        title={t('undo')}
        icon={<UndoOutlined />}
        disabled={!canUndo}
        onClick={() => dispatch({ type: 'undo' })}
      />
      <IconButton
        title={t('redo')}
        icon={<RedoOutlined />}
        disabled={!canRedo}
        onClick={() => dispatch({ type: 'redo' })}
      />
      <Divider orientation="vertical" className={styles.divider} />
      <span className={styles.splits}>
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
      <span className={styles.spring} />
      <IconButton title={t('help.title')} icon={<QuestionCircleOutlined />} onClick={onHelp} />
    </div>
  );
});
