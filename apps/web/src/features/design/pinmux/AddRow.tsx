import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface AddRowProps {
  label: string;
  placeholder: string;
  /** What a name must look like. */
  pattern: RegExp;
  isTaken: (name: string) => boolean;
  onAdd: (name: string) => void;
  children?: ReactNode;
}

/** A name and a button that adds a thing of this name. */
export function AddRow({ label, placeholder, pattern, isTaken, onAdd, children }: AddRowProps) {
  const [name, setName] = useState('');
  const canAdd = pattern.test(name) && !isTaken(name);
  return (
    <form
      className="nl-pinmux-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (!canAdd) return;
        onAdd(name);
        setName('');
      }}
    >
      <input
        className="nl-pinmux-mono"
        aria-label={label}
        aria-invalid={name !== '' && !canAdd}
        placeholder={placeholder}
        value={name}
        onChange={({ target }) => setName(target.value.trim())}
      />
      {children}
      <Button size="small" htmlType="submit" icon={<PlusOutlined />} disabled={!canAdd}>
        {label}
      </Button>
    </form>
  );
}
