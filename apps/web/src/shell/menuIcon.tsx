import {
  AppstoreOutlined,
  CodeOutlined,
  DatabaseOutlined,
  DeploymentUnitOutlined,
  FieldTimeOutlined,
  PartitionOutlined,
  PlayCircleOutlined,
  TableOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

const icons: Record<string, ReactNode> = {
  canvas: <DeploymentUnitOutlined aria-hidden />,
  registers: <TableOutlined aria-hidden />,
  code: <CodeOutlined aria-hidden />,
  run: <PlayCircleOutlined aria-hidden />,
  chip: <PartitionOutlined aria-hidden />,
  timing: <FieldTimeOutlined aria-hidden />,
  map: <DatabaseOutlined aria-hidden />,
  list: <UnorderedListOutlined aria-hidden />,
};

/** The drawing for an icon name of the server's menu. */
export function menuIcon(name: string): ReactNode {
  return icons[name] ?? <AppstoreOutlined aria-hidden />;
}
