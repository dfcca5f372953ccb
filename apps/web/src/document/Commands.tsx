import { RedoOutlined, SaveOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changesText } from './changeText.ts';
import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { isDirty } from './openDocument.ts';
import { saveCurrent } from './useDocumentKeys.ts';

interface CommandsProps<Doc, View, S extends Stored> {
  documents: Documents<Doc, View, S>;
  onSave?: () => void;
}

/** Save, undo and redo, which say what they would do. */
export function Commands<Doc, View, S extends Stored>({ documents, onSave }: CommandsProps<Doc, View, S>) {
  const { t } = useTranslation('document');
  const open = documents.useCurrent();
  if (open === undefined) return null;
  const { document, past, future, key } = open;
  const back = past.at(-1);
  const next = future[0];
  const { kind } = documents;
  const undoText = () => back && (back.what ?? changesText(t, kind.diff(back.document, document)));
  const redoText = () => next && (next.what ?? changesText(t, kind.diff(document, next.document)));
  const tip = (name: string, keys: string, what?: () => string | undefined) => () => {
    const text = what?.();
    return text === undefined ? `${name} (${keys})` : `${t('named', { name, text })} (${keys})`;
  };
  return (
    <div className="nl-doc-commands">
      <Command
        name={t('save')}
        tip={tip(t('save'), 'Ctrl+S')}
        icon={<SaveOutlined />}
        isEnabled={isDirty(open) && !documents.isReadOnly(key)}
        onClick={onSave ?? (() => saveCurrent(documents))}
      />
      <Command
        name={t('undo')}
        tip={tip(t('undo'), 'Ctrl+Z', undoText)}
        icon={<UndoOutlined />}
        isEnabled={back !== undefined}
        onClick={documents.undo}
      />
      <Command
        name={t('redo')}
        tip={tip(t('redo'), 'Ctrl+Shift+Z', redoText)}
        icon={<RedoOutlined />}
        isEnabled={next !== undefined}
        onClick={documents.redo}
      />
    </div>
  );
}

interface CommandProps {
  name: string;
  /** Worked out when it is shown. */
  tip: () => string;
  icon: ReactNode;
  isEnabled: boolean;
  onClick: () => void;
}

function Command({ name, tip, icon, isEnabled, onClick }: CommandProps) {
  return (
    <Tooltip title={tip} mouseEnterDelay={0.5}>
      <Button type="text" icon={icon} aria-label={name} disabled={!isEnabled} onClick={onClick} />
    </Tooltip>
  );
}
