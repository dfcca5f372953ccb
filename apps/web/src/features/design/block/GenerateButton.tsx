import { BuildOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNarrow } from '../../../shell/useNarrow.ts';

interface GenerateButtonProps {
  label: string;
  /** What is written; or, where it is not possible, why not. */
  help: string;
  disabled: boolean;
  onClick: () => void;
}

/** Writes what an editor's document generates; on a narrow window a sign alone. */
export function GenerateButton({ label, help, disabled, onClick }: GenerateButtonProps) {
  const narrow = useNarrow();
  return (
    <Button
      size="small"
      type="primary"
      icon={<BuildOutlined />}
      disabled={disabled}
      aria-label={label}
      title={help}
      onClick={onClick}
    >
      {narrow ? null : label}
    </Button>
  );
}
