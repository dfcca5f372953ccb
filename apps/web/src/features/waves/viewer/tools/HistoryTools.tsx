import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../parts/index.ts';
import type { ViewAction } from '../view/actions.ts';

interface Props {
  canUndo: boolean;
  canRedo: boolean;
  dispatch: Dispatch<ViewAction>;
}

/** Takes changes of the view back, and makes them again. */
export function HistoryTools({ canUndo, canRedo, dispatch }: Props) {
  const { t } = useTranslation('waves');
  return (
    <>
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
    </>
  );
}
