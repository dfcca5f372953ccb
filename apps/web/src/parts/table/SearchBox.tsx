import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { InputRef } from 'antd';
import { useEffect, useState } from 'react';
import type { Ref } from 'react';
import './table.css';

const TYPING_MS = 250;

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Gives the keyboard to the box. */
  input?: Ref<InputRef>;
}

/** Follows the typing after a short rest, so that not every letter asks the server. */
export function SearchBox({ label, value, onChange, input }: SearchBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      onChange(typed.trim());
      setTyped(null);
    }, TYPING_MS);
    return () => clearTimeout(timer);
    // `onChange` is made anew whenever the screen is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  return (
    <Input
      ref={input}
      allowClear
      className="nl-list-search"
      prefix={<SearchOutlined />}
      placeholder={label}
      aria-label={label}
      maxLength={100}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
