import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  ColumnWidthOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../parts/index.ts';
import type { ViewAction } from '../view/actions.ts';

interface Props {
  canGoBack: boolean;
  canGoForward: boolean;
  dispatch: Dispatch<ViewAction>;
}

/** The stretch of time in sight: nearer, farther, all, and those before and after. */
export function SpanTools({ canGoBack, canGoForward, dispatch }: Props) {
  const { t } = useTranslation('waves');
  const zoom = (factor: number) => dispatch({ type: 'zoom', factor });
  return (
    <>
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
    </>
  );
}
