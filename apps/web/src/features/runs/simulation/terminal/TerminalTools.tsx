import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  ClearOutlined,
  CopyOutlined,
  SearchOutlined,
} from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { CommandIcon } from '../../../../commands/button/CommandIcon.tsx';
import { useOffer } from '../../../../commands/useOffer.ts';
import { copyText } from '../../../../parts/copyText.ts';
import { terminalCommands } from './terminalCommands.ts';
import type { RunTerminal } from './terminals.ts';

interface TerminalToolsProps {
  run: RunTerminal;
  finding: boolean;
  onFinding: (finding: boolean) => void;
}

/** Finds, copies and clears what is on the terminal. */
export function TerminalTools({ run: { terminal, search }, finding, onFinding }: TerminalToolsProps) {
  const { t } = useTranslation('simulation');

  /** What is selected, or else everything. */
  async function copy() {
    const selected = terminal.getSelection();
    if (selected === '') terminal.selectAll();
    await copyText((selected || terminal.getSelection()).trimEnd());
    if (selected === '') terminal.clearSelection();
    announceSuccess(t('terminal.copied'));
  }

  const targets = {
    find: () => onFinding(!finding),
    copy: () => void copy(),
    clear: () => terminal.clear(),
  };
  useOffer(terminalCommands, targets);
  const tool = (id: keyof typeof targets, icon: ReactNode, title: string) => (
    <CommandIcon {...{ set: terminalCommands, targets, id, icon, title }} />
  );
  return (
    <div className="nl-terminal-tools">
      {finding ? (
        <Finder
          onFind={(text, back) => text !== '' && (back ? search.findPrevious(text) : search.findNext(text))}
          onClose={() => {
            search.clearDecorations();
            onFinding(false);
          }}
        />
      ) : null}
      {tool('find', <SearchOutlined />, `${t('terminal.find')} (Ctrl+Shift+F)`)}
      {tool('copy', <CopyOutlined />, t('terminal.copy'))}
      {tool('clear', <ClearOutlined />, t('terminal.clear'))}
    </div>
  );
}

interface FinderProps {
  onFind: (text: string, back: boolean) => void;
  onClose: () => void;
}

function Finder({ onFind, onClose }: FinderProps) {
  const { t } = useTranslation('simulation');
  const [text, setText] = useState('');
  return (
    <>
      <Input
        size="small"
        autoFocus
        aria-label={t('terminal.find')}
        placeholder={t('terminal.find')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, shiftKey }) => {
          if (key === 'Enter') onFind(text, shiftKey);
          if (key === 'Escape') onClose();
        }}
      />
      <Tool label={t('terminal.previous')} icon={<ArrowUpOutlined />} onClick={() => onFind(text, true)} />
      <Tool label={t('terminal.next')} icon={<ArrowDownOutlined />} onClick={() => onFind(text, false)} />
    </>
  );
}

function Tool({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return <Button size="small" type="text" icon={icon} title={label} aria-label={label} onClick={onClick} />;
}
