import { LockOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../announce.ts';
import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { FileName } from './FileName.tsx';
import { FilePicker } from './FilePicker.tsx';
import { isDirty } from './openDocument.ts';
import { useAskDiscard } from './useAskDiscard.ts';

/** A document that can be opened. */
export interface DocumentEntry {
  key: string;
  /** What it is called in lists. */
  name: string;
  isReadOnly?: boolean;
  /** Said beside the name. */
  detail?: string;
  /** Its files were written from it as it is stored. */
  isGenerated?: boolean;
}

/** Something to do with documents, in the picker's menu. */
export interface PickerCommand {
  key: string;
  label: string;
  danger?: boolean;
  isEnabled?: boolean;
  run: () => void;
}

interface DocumentPickerProps<Doc, View, S extends Stored> {
  documents: Documents<Doc, View, S>;
  entries: readonly DocumentEntry[];
  commands: readonly PickerCommand[];
  /** What the open document is called. */
  name: string | undefined;
  /** Said while nothing is open. */
  choose: string;
  onOpen: (key: string) => void;
}

/** The name of the open document; its menu opens the others, those with unsaved edits with a dot, and does the rest. */
export function DocumentPicker<Doc, View, S extends Stored>(props: DocumentPickerProps<Doc, View, S>) {
  const { documents, name, choose } = props;
  useSeen(documents);
  const open = documents.current();
  const { own, library } = useDocumentItems(props);
  const commands = useCommandItems(props);
  const { t } = useTranslation('document');
  const items: MenuProps['items'] = [
    ...commands,
    ...(own.length + library.length > 0 ? [{ type: 'divider' as const }] : []),
    ...(library.length === 0
      ? own
      : [
          { type: 'group' as const, key: ' own', label: t('list.project'), children: own },
          { type: 'group' as const, key: ' library', label: t('list.library'), children: library },
        ]),
  ];
  return (
    <FilePicker
      name={name}
      path={open?.stored?.path ?? open?.key}
      isDirty={open !== undefined && isDirty(open)}
      choose={choose}
      icon={open !== undefined && documents.isReadOnly(open.key) ? <LockOutlined /> : null}
      menu={{ items, selectedKeys: open === undefined ? [] : [open.key] }}
    />
  );
}

/** Draws anew when another document is open, is stored, or is no longer as it is stored: not by each edit. */
function useSeen<Doc, View, S extends Stored>(documents: Documents<Doc, View, S>): void {
  documents.use((state) => {
    const all = Object.values(state.documents).map((each) => [each.key, each.stored?.path, isDirty(each)]);
    return JSON.stringify([state.current, all]);
  });
}

/** What can be opened: the project's, those first that were never saved, and the library's. */
function useDocumentItems<Doc, View, S extends Stored>({
  documents,
  entries,
  onOpen,
}: DocumentPickerProps<Doc, View, S>) {
  const all = documents.use.getState().documents;
  const listed = new Set(entries.map(({ key }) => key));
  const unsaved = Object.keys(all)
    .filter((key) => !listed.has(key))
    .map((key) => ({ key, name: key.slice(key.lastIndexOf('/') + 1) }));
  const item = ({ key, name: label, isReadOnly }: DocumentEntry) => {
    const edited = all[key];
    return {
      key,
      icon: isReadOnly ? <LockOutlined /> : null,
      label: <FileName path={label} isDirty={edited !== undefined && isDirty(edited)} />,
      onClick: () => onOpen(key),
    };
  };
  return {
    own: [...unsaved, ...entries.filter(({ isReadOnly }) => !isReadOnly)].map(item),
    library: entries.filter(({ isReadOnly }) => isReadOnly).map(item),
  };
}

/** What can be done: the screen's commands, and to discard edits. */
function useCommandItems<Doc, View, S extends Stored>({
  documents,
  commands,
  name,
}: DocumentPickerProps<Doc, View, S>) {
  const { t } = useTranslation('document');
  const askDiscard = useAskDiscard();
  const open = documents.current();
  const items = commands.map(({ key, label, danger, isEnabled = true, run }) => ({
    key: ` ${key}`,
    label,
    danger,
    disabled: !isEnabled,
    onClick: run,
  }));
  if (open === undefined || !isDirty(open)) return items;
  const discard = () => void documents.discard(open.key).catch(announceError);
  return [
    ...items,
    {
      key: ' discard',
      danger: true,
      label: t('discard.command'),
      onClick: () => askDiscard(name ?? open.key, discard),
    },
  ];
}
