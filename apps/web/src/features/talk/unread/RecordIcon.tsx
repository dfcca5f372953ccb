import {
  BellOutlined,
  ClockCircleOutlined,
  DeploymentUnitOutlined,
  ScheduleOutlined,
  SettingOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';

const icons: Record<string, typeof BellOutlined> = {
  task: ScheduleOutlined,
  system: SettingOutlined,
  reminder: ClockCircleOutlined,
  private: UserOutlined,
  group: TeamOutlined,
  room: DeploymentUnitOutlined,
};

/** By type; any other is a bell. */
export function RecordIcon({ type }: { type: string }) {
  const Icon = icons[type] ?? BellOutlined;
  return <Icon aria-hidden />;
}
