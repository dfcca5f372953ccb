import { RedoOutlined, SaveOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../commands/chord.ts';
import { isPossible } from '../commands/command.ts';
import { changesText } from './changeText.ts';
import { documentCommands, targetsOf } from './documentCommands.ts';
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
  const { t } = useTranslation('document');
  const open = documents.useCurrent();
  if (open === undefined) return null;
  const { document, past, future } = open;
  const { kind } = documents;
  const targets = targetsOf(documents);
  const [back, next] = [past.at(-1), future[0]];
  const does: Record<string, () => string | undefined> = {
    undo: () => back && (back.what ?? changesText(t, kind.diff(back.document, document))),
    redo: () => next && (next.what ?? changesText(t, kind.diff(document, next.document))),
  };
  return (
    <div className="nl-doc-commands">
      {documentCommands.commands.map((command) => {
        const { id, keys, run } = command;
        const tip = () => {
          const text = does[id]?.();
          const name = text === undefined ? t(id) : t('named', { name: t(id), text });
          return `${name} (${shortcutText(keys![0]!)})`;
        };
        return (
          <Tooltip key={id} destroyOnHidden title={<Told tip={tip} />} mouseEnterDelay={0.5}>
            <Button
              type="text"
              icon={ICONS[id]}
              aria-label={t(id)}
              disabled={!isPossible(command, targets)}
              onClick={() => run(targets)}
            />
          </Tooltip>
        );
      })}
    </div>
  );
}

/** What a command would do is worked out when its tip is shown: an element is, a function is called with each edit. */
function Told({ tip }: { tip: () => string }) {
  return tip();
}
