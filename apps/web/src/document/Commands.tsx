import { RedoOutlined, SaveOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../commands/chord.ts';
import { isPossible } from '../commands/command.ts';
import type { Command } from '../commands/command.ts';
import { changesText } from './changeText.ts';
import { documentCommands, targetsOf } from './documentCommands.ts';
import type { DocumentTargets } from './documentCommands.ts';
import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';

const ICONS: Record<string, ReactNode> = {
  save: <SaveOutlined />,
  undo: <UndoOutlined />,
  redo: <RedoOutlined />,
};

interface CommandsProps<Doc, View, S extends Stored> {
  documents: Documents<Doc, View, S>;
}

/** Save, undo and redo, which say what they would do. */
export function Commands<Doc, View, S extends Stored>({ documents }: CommandsProps<Doc, View, S>) {
  const targets = useMemo(() => targetsOf(documents), [documents]);
  const isOpen = documents.use((state) => documents.current(state) !== undefined);
  if (!isOpen) return null;
  return (
    <div className="nl-doc-commands">
      {documentCommands.commands.map((command) => (
        <DocumentCommand key={command.id} documents={documents} command={command} targets={targets} />
      ))}
    </div>
  );
}

interface DocumentCommandProps<Doc, View, S extends Stored> extends CommandsProps<Doc, View, S> {
  command: Command<DocumentTargets>;
  targets: DocumentTargets;
}

/** Made anew when it can be done or cannot any more, and not by each edit. */
function DocumentCommand<Doc, View, S extends Stored>(props: DocumentCommandProps<Doc, View, S>) {
  const { documents, command, targets } = props;
  const { id, run } = command;
  const { t } = useTranslation('document');
  const can = documents.use(() => isPossible(command, targets));
  return (
    <Tooltip destroyOnHidden title={<Told {...props} />} mouseEnterDelay={0.5}>
      <Button type="text" icon={ICONS[id]} aria-label={t(id)} disabled={!can} onClick={() => run(targets)} />
    </Tooltip>
  );
}

/** What a command would do; worked out while its tip is shown, and not with each edit. */
function Told<Doc, View, S extends Stored>({ documents, command }: DocumentCommandProps<Doc, View, S>) {
  const { t } = useTranslation('document');
  const { id, keys } = command;
  const open = documents.useCurrent();
  const { kind } = documents;
  const [back, next] = [open?.past.at(-1), open?.future[0]];
  const does: Record<string, () => string | undefined> = {
    undo: () => back && (back.what ?? changesText(t, kind.diff(back.document, open!.document))),
    redo: () => next && (next.what ?? changesText(t, kind.diff(open!.document, next.document))),
  };
  const text = does[id]?.();
  const name = text === undefined ? t(id) : t('named', { name: t(id), text });
  return `${name} (${shortcutText(keys![0]!)})`;
}
