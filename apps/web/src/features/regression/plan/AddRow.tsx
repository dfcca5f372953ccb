import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';

export function AddRow({ text, onAdd }: { text: string; onAdd: () => void }) {
  return (
    <Button size="small" icon={<PlusOutlined />} onClick={onAdd}>
      {text}
    </Button>
  );
}
