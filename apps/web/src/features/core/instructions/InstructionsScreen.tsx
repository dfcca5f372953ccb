import { FunctionOutlined, PlusOutlined } from '@ant-design/icons';
import { listBlocks } from '@netloom/contract';
import type { BlockRow } from '@netloom/contract';
import { insnKind } from '@netloom/instructions';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';
import { BrokenPage, Commands, DocumentFrame, DocumentPicker, StartPage } from '../../../document/index.ts';
import { useAddressedDocument, useDocumentKeys, useTemplatesOf } from '../../../document/index.ts';
import type { DocumentEntry, StartPageProps } from '../../../document/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { GenerateButton } from '../../design/block/index.ts';
import { TryPanel } from './attempt/TryPanel.tsx';
import { BottomTabs } from './bottom/BottomTabs.tsx';
import { InstructionForm } from './edit/InstructionForm.tsx';
import { generateIntoProject, insnShelf, insns } from './files/insns.ts';
import type { OpenInsn } from './files/insns.ts';
import { NewInsnDialog } from './files/NewInsnDialog.tsx';
import { InstructionList } from './list/InstructionList.tsx';
import { chosenIn, problemsOf, useUi } from './store/uiStore.ts';
import { ToolchainPage } from './toolchain/ToolchainPage.tsx';
import { ViewChoice, useView } from './ViewChoice.tsx';
import './instructions.css';

const KEYS = { isBlocked: () => useUi.getState().dialog !== undefined };
const begin = (template?: string) => useUi.setState({ dialog: 'new', template });

/** Custom instructions: definitions, what they do, and the files that software needs of them. */
export default function InstructionsScreen() {
  const { t, ready } = useTranslation('instructions');
  const deptId = useDeptId();
  const rows = useCall(listBlocks, { query: { deptId, kind: 'insn' } }).data;
  const open = insns.useCurrent();
  const broken = insns.use((state) => state.broken);
  const dialog = useUi((state) => state.dialog);
  const view = useView();
  useDocumentKeys(insns, KEYS);
  const openKey = useAddressedDocument(insns, {
    parameter: 'file',
    isKnown: rows !== undefined,
    keyOf: (name) =>
      rows?.find((row) => row.name === name)?.path ?? insns.get(insnShelf.pathOfNew(name))?.key,
    nameOf: insnShelf.nameOfPath,
  });
  if (!ready || rows === undefined) return <Loading />;
  if (view === 'toolchain') return <ToolchainView />;
  const entries = rows.map((row) => entryOf(row));
  const actions = [{ key: 'new', label: t('file.new'), icon: <PlusOutlined />, run: () => begin() }];
  return (
    <DocumentFrame documents={insns}>
      <div className="nl-insn" data-open={open !== undefined}>
        <div className="nl-insn-toolbar" role="toolbar" aria-label={t('toolbar')}>
          <ViewChoice view="definitions" />
          <DocumentPicker
            documents={insns}
            entries={entries}
            choose={t('file.choose')}
            name={open?.document.name}
            commands={actions}
            onOpen={openKey}
          />
          {open !== undefined && <InsnCommands open={open} />}
        </div>
        {open !== undefined ? (
          <OpenOne key={open.key} open={open} />
        ) : broken !== undefined ? (
          <BrokenPage broken={broken} />
        ) : (
          <Start entries={entries} actions={actions} onOpen={openKey} />
        )}
        {dialog === 'new' && <NewInsnDialog names={rows.map(({ name }) => name)} />}
      </div>
    </DocumentFrame>
  );
}

/** Programs for cores that have such instructions, or none. */
function ToolchainView() {
  const { t } = useTranslation('instructions');
  return (
    <div className="nl-insn" data-open="false">
      <div className="nl-insn-toolbar" role="toolbar" aria-label={t('toolbar')}>
        <ViewChoice view="toolchain" />
      </div>
      <ToolchainPage />
    </div>
  );
}

type StartProps = Pick<StartPageProps, 'entries' | 'actions' | 'onOpen'>;

/** Shown while none is open: begins one from the library, or opens one of the project's. */
function Start(props: StartProps) {
  const { t } = useTranslation('instructions');
  return (
    <StartPage
      {...props}
      id={insnKind.id}
      title={t('empty.title')}
      text={t('empty.text')}
      icon={<FunctionOutlined />}
      templates={useTemplatesOf(insnKind, 'instructions')}
      onBegin={begin}
    />
  );
}

function OpenOne({ open: { document: insn } }: { open: OpenInsn }) {
  const { t } = useTranslation('instructions');
  const chosen = chosenIn(
    insn,
    useUi((state) => state.chosen),
  );
  return (
    <>
      <InstructionList insn={insn} chosen={chosen} />
      {chosen === undefined ? (
        <p className="nl-insn-none">{t('list.none')}</p>
      ) : (
        <>
          <InstructionForm key={chosen} insn={insn} name={chosen} />
          <TryPanel insn={insn} name={chosen} />
        </>
      )}
      <BottomTabs insn={insn} chosen={chosen} />
    </>
  );
}

function entryOf({ name, path, text, generated }: BlockRow): DocumentEntry {
  const insn = insnKind.read(text, path).document;
  const detail = insn === undefined ? path : Object.keys(insn.instructions).join(', ');
  return { key: path, name, detail, isGenerated: generated };
}

function InsnCommands({ open }: { open: OpenInsn }) {
  const { t } = useTranslation('instructions');
  const deptId = useDeptId();
  const isBroken = problemsOf(open.document).some(({ severity }) => severity === 'error');
  return (
    <>
      <Commands documents={insns} />
      <span className="nl-insn-spring" />
      <GenerateButton
        label={t('command.generate')}
        help={isBroken ? t('command.broken') : t('command.generateHelp')}
        disabled={isBroken}
        onClick={() => generateIntoProject(deptId)}
      />
    </>
  );
}
