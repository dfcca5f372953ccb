import { DatabaseOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { listBlocks } from '@netloom/contract';
import type { BlockRow } from '@netloom/contract';
import { memoryKind } from '@netloom/memory';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { Commands, DocumentScreen, useDocumentKeys, useTemplatesOf } from '../../../document/index.ts';
import type { DocumentEntry } from '../../../document/index.ts';
import { Loading } from '../../../Loading.tsx';
import { useDeptId } from '../../../session/index.ts';
import { useNarrow } from '../../../shell/useNarrow.ts';
import { GenerateButton, useAddressedBlock } from '../block/index.ts';
import { ChartsFrame } from '../charts/index.ts';
import { BottomTabs } from './bottom/BottomTabs.tsx';
import { ContentsDialog } from './contents/ContentsDialog.tsx';
import { NewMemoryDialog } from './files/NewMemoryDialog.tsx';
import { generateIntoProject, memories, memoryShelf } from './files/memories.ts';
import type { OpenMemory } from './files/memories.ts';
import { MacrosDialog } from './macros/MacrosDialog.tsx';
import { RequestForm } from './request/RequestForm.tsx';
import { SocMemories } from './soc/SocMemories.tsx';
import { foundOf, useUi } from './store/uiStore.ts';
import { Tilings } from './tiling/Tilings.tsx';
import './memory.css';

const KEYS = { isBlocked: () => useUi.getState().dialog !== undefined };
const begin = (template?: string) => useUi.setState({ dialog: 'new', template });

export default function MemoryScreen() {
  return (
    <ChartsFrame>
      <Memories />
    </ChartsFrame>
  );
}

/** What is asked of a memory, what it can be made of, and the wrapper that comes of it. */
function Memories() {
  const { t, ready } = useTranslation('memory');
  const deptId = useDeptId();
  const rows = useCall(listBlocks, { query: { deptId, kind: 'memory' } }).data;
  const open = memories.useCurrent();
  const templates = useTemplatesOf(memoryKind, 'memory');
  useDocumentKeys(memories, KEYS);
  const onOpen = useAddressedBlock(memoryShelf, rows);
  if (!ready || rows === undefined) return <Loading />;
  return (
    <DocumentScreen
      {...{ documents: memories, className: 'nl-memory', label: t('toolbar'), choose: t('file.choose') }}
      {...{ entries: rows.map(entryOf), onOpen }}
      actions={[{ key: 'new', label: t('file.new'), icon: <PlusOutlined />, run: () => begin() }]}
      start={{
        ...{ title: t('empty.title'), text: t('empty.text'), icon: <DatabaseOutlined />, templates },
        ...{ onBegin: begin, children: <SocMemories /> },
      }}
      tools={open && <MemoryCommands open={open} />}
      dialogs={<OpenDialog open={open} names={rows.map(({ name }) => name)} />}
    >
      {open && <OpenOne open={open} />}
    </DocumentScreen>
  );
}

/** The dialog that was asked for, if any; some are about what is open. */
function OpenDialog({ open, names }: { open: OpenMemory | undefined; names: readonly string[] }) {
  const dialog = useUi((state) => state.dialog);
  if (dialog === 'new') return <NewMemoryDialog names={names} />;
  if (open !== undefined && dialog === 'macros') return <MacrosDialog memory={open.document} />;
  if (open !== undefined && dialog === 'contents') return <ContentsDialog memory={open.document} />;
  return null;
}

function OpenOne({ open }: { open: OpenMemory }) {
  return (
    <>
      <RequestForm memory={open.document} />
      <Tilings memory={open.document} />
      <BottomTabs open={open} />
    </>
  );
}

function entryOf({ name, path, text, generated }: BlockRow): DocumentEntry {
  const memory = memoryKind.read(text, path).document;
  const detail = memory === undefined ? path : `${memory.depth} × ${memory.width}, ${memory.ports}`;
  return { key: path, name, detail, isGenerated: generated };
}

function MemoryCommands({ open }: { open: OpenMemory }) {
  const { t } = useTranslation('memory');
  const deptId = useDeptId();
  const narrow = useNarrow();
  const isBroken = foundOf(open.document).problems.some(({ severity }) => severity === 'error');
  return (
    <>
      <Commands documents={memories} />
      <span className="nl-document-spring" />
      <Button
        size="small"
        icon={<ImportOutlined />}
        aria-label={t('command.macros')}
        title={t('command.macrosHelp')}
        onClick={() => useUi.setState({ dialog: 'macros' })}
      >
        {narrow ? null : t('command.macros')}
      </Button>
      <GenerateButton
        label={t('command.generate')}
        help={isBroken ? t('command.broken') : t('command.generateHelp')}
        disabled={isBroken}
        onClick={() => generateIntoProject(deptId)}
      />
    </>
  );
}
