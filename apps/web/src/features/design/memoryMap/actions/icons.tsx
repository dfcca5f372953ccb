import {
  AimOutlined,
  ColumnHeightOutlined,
  ExpandOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

/** Of the commands in tool bar and menu, by id. */
export const commandIcons: Readonly<Record<string, ReactNode>> = {
  zoomOut: <ZoomOutOutlined aria-hidden />,
  zoomIn: <ZoomInOutlined aria-hidden />,
  zoomSelection: <AimOutlined aria-hidden />,
  fit: <ExpandOutlined aria-hidden />,
  scale: <ColumnHeightOutlined aria-hidden />,
};
