import { Empty } from 'antd';

export default function WaveDebugScreen() {
  return <Empty />;
}
