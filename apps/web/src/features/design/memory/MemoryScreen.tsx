import { DatabaseOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { listBlocks } from '@netloom/contract';
import type { BlockRow } from '@netloom/contract';
import { memoryKind } from '@netloom/memory';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { BrokenPage, Commands, DocumentFrame, DocumentPicker, StartPage } from '../../../document/index.ts';
import { useAddressedDocument, useDocumentKeys, useTemplatesOf } from '../../../document/index.ts';
import type { DocumentEntry, StartPageProps } from '../../../document/index.ts';
import { Loading } from '../../../Loading.tsx';
import { useDeptId } from '../../../session/index.ts';
import { useNarrow } from '../../../shell/useNarrow.ts';
import { GenerateButton } from '../block/index.ts';
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
  const broken = memories.use((state) => state.broken);
  const dialog = useUi((state) => state.dialog);
  useDocumentKeys(memories, KEYS);
  const openKey = useAddressedDocument(memories, {
    parameter: 'file',
    isKnown: rows !== undefined,
    keyOf: (name) =>
      rows?.find((row) => row.name === name)?.path ?? memories.get(memoryShelf.pathOfNew(name))?.key,
    nameOf: memoryShelf.nameOfPath,
  });
  if (!ready || rows === undefined) return <Loading />;
  const entries = rows.map((row) => entryOf(row));
  const actions = [{ key: 'new', label: t('file.new'), icon: <PlusOutlined />, run: () => begin() }];
  return (
    <DocumentFrame documents={memories}>
      <div className="nl-memory" data-open={open !== undefined}>
        <div className="nl-memory-toolbar" role="toolbar" aria-label={t('toolbar')}>
          <DocumentPicker
            documents={memories}
            entries={entries}
            choose={t('file.choose')}
            name={open?.document.name}
            commands={actions}
            onOpen={openKey}
          />
          {open !== undefined && <MemoryCommands open={open} />}
        </div>
        {open !== undefined ? (
          <OpenOne open={open} />
        ) : broken !== undefined ? (
          <BrokenPage broken={broken} />
        ) : (
          <Start entries={entries} actions={actions} onOpen={openKey} />
        )}
        {dialog === 'macros' && open !== undefined && <MacrosDialog memory={open.document} />}
        {dialog === 'contents' && open !== undefined && <ContentsDialog memory={open.document} />}
        {dialog === 'new' && <NewMemoryDialog names={rows.map(({ name }) => name)} />}
      </div>
    </DocumentFrame>
  );
}

type StartProps = Pick<StartPageProps, 'entries' | 'actions' | 'onOpen'>;

/** Shown while no memory is open: begins one, or opens one of the project's. */
function Start(props: StartProps) {
  const { t } = useTranslation('memory');
  const templates = useTemplatesOf(memoryKind, 'memory');
  return (
    <StartPage
      {...props}
      id={memoryKind.id}
      title={t('empty.title')}
      text={t('empty.text')}
      icon={<DatabaseOutlined />}
      templates={templates}
      onBegin={begin}
    >
      <SocMemories />
    </StartPage>
  );
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
      <span className="nl-memory-spring" />
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
