import { ColumnWidthOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAction } from '../view/actions.ts';

/** Adds a marker at the cursor; shows or removes all that there are. */
export function MarkerTools({
  hasMarkers,
  dispatch,
}: {
  hasMarkers: boolean;
  dispatch: Dispatch<ViewAction>;
}) {
  const { t } = useTranslation('waves');
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<PlusOutlined />}
        title={t('markers.add')}
        aria-label={t('markers.add')}
        onClick={() => dispatch({ type: 'marker.add' })}
      />
      <Button
        type="text"
        size="small"
        icon={<ColumnWidthOutlined />}
        title={t('markers.fit')}
        aria-label={t('markers.fit')}
        disabled={!hasMarkers}
        onClick={() => dispatch({ type: 'fit.markers' })}
      />
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        title={t('markers.clear')}
        aria-label={t('markers.clear')}
        disabled={!hasMarkers}
        onClick={() => dispatch({ type: 'marker.clear' })}
      />
    </>
  );
}
