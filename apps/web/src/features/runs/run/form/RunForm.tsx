import { Button, Collapse } from 'antd';
import type { ReactNode } from 'react';

interface RunFormProps {
  onStart: () => void;
  children: ReactNode;
}

/** The settings of a run, which is started by its button or by Enter. */
export function RunForm({ onStart, children }: RunFormProps) {
  return (
    <form
      className="nl-run-form"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      {children}
    </form>
  );
}

interface AdvancedProps {
  label: string;
  children: ReactNode;
}

/** Settings that most runs leave as they are, folded away. */
export function Advanced({ label, children }: AdvancedProps) {
  return <Collapse ghost size="small" items={[{ key: 'advanced', label, children }]} />;
}

interface StartButtonProps {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  loading: boolean;
  /** Other ways to start. */
  children?: ReactNode;
}

export function StartButton({ label, icon, disabled, loading, children }: StartButtonProps) {
  return (
    <div className="nl-run-buttons">
      <Button type="primary" htmlType="submit" icon={icon} disabled={disabled} loading={loading}>
        {label}
      </Button>
      {children}
    </div>
  );
}
