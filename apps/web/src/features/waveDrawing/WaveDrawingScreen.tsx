import { Empty } from 'antd';

export default function WaveDrawingScreen() {
  return <Empty />;
}
