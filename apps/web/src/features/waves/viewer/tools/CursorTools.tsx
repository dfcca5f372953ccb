import { FlagOutlined, StepBackwardOutlined, StepForwardOutlined } from '@ant-design/icons';
import type { EdgeDirection } from '@netloom/waves';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../parts/index.ts';
import type { ViewAction } from '../view/actions.ts';

interface Props {
  /** A row is selected. */
  hasRow: boolean;
  goToEdge: (direction: EdgeDirection) => void;
  dispatch: Dispatch<ViewAction>;
}

/** Moves the cursor to the edges of the selected signal, and marks where it stands. */
export function CursorTools({ hasRow, goToEdge, dispatch }: Props) {
  const { t } = useTranslation('waves');
  return (
    <>
      <IconButton
        title={t('previousEdge')}
        icon={<StepBackwardOutlined />}
        disabled={!hasRow}
        onClick={() => goToEdge('previous')}
      />
      <IconButton
        title={t('nextEdge')}
        icon={<StepForwardOutlined />}
        disabled={!hasRow}
        onClick={() => goToEdge('next')}
      />
      <IconButton
        title={t('setMarker')}
        icon={<FlagOutlined />}
        onClick={() => dispatch({ type: 'marker.add' })}
      />
    </>
  );
}
