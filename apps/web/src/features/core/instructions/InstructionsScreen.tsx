import { FunctionOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { listBlocks } from '@netloom/contract';
import type { BlockRow } from '@netloom/contract';
import { insnKind } from '@netloom/instructions';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';
import { Commands, DocumentScreen, useDocumentKeys, useTemplatesOf } from '../../../document/index.ts';
import type { DocumentEntry } from '../../../document/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { GenerateButton, useAddressedBlock } from '../../design/block/index.ts';
import { TryPanel } from './attempt/TryPanel.tsx';
import { BottomTabs } from './bottom/BottomTabs.tsx';
import { InstructionForm } from './edit/InstructionForm.tsx';
import { CoreDslDialog } from './files/CoreDslDialog.tsx';
import { generateIntoProject, insnShelf, insns } from './files/insns.ts';
import type { OpenInsn } from './files/insns.ts';
import { NewInsnDialog } from './files/NewInsnDialog.tsx';
import { InstructionList } from './list/InstructionList.tsx';
import { chosenIn, problemsOf, useUi } from './store/uiStore.ts';
import { ToolchainPage } from './toolchain/ToolchainPage.tsx';
import { ViewChoice, useView } from './ViewChoice.tsx';
import './instructions.css';

const KEYS = { isBlocked: () => useUi.getState().dialog !== undefined };
const readText = () => useUi.setState({ dialog: 'coredsl' });
const begin = (template?: string) => useUi.setState({ dialog: 'new', template });

/** Custom instructions: definitions, what they do, and the files that software needs of them. */
export default function InstructionsScreen() {
  const { t, ready } = useTranslation('instructions');
  const deptId = useDeptId();
  const rows = useCall(listBlocks, { query: { deptId, kind: 'insn' } }).data;
  const open = insns.useCurrent();
  const dialog = useUi((state) => state.dialog);
  const view = useView();
  const templates = useTemplatesOf(insnKind, 'instructions');
  useDocumentKeys(insns, KEYS);
  const onOpen = useAddressedBlock(insnShelf, rows);
  if (!ready || rows === undefined) return <Loading />;
  if (view === 'toolchain') return <ToolchainView />;
  return (
    <DocumentScreen
      {...{ documents: insns, className: 'nl-insn', label: t('toolbar'), choose: t('file.choose') }}
      {...{ entries: rows.map(entryOf), onOpen }}
      actions={[
        { key: 'new', label: t('file.new'), icon: <PlusOutlined />, run: () => begin() },
        { key: 'coredsl', label: t('coredsl.read'), icon: <ImportOutlined />, run: readText },
      ]}
      start={{
        ...{ title: t('empty.title'), text: t('empty.text'), icon: <FunctionOutlined />, templates },
        onBegin: begin,
      }}
      before={<ViewChoice view="definitions" />}
      tools={open && <InsnCommands open={open} />}
      dialogs={dialogFor(dialog, rows)}
    >
      {open && <OpenOne key={open.key} open={open} />}
    </DocumentScreen>
  );
}

function dialogFor(dialog: 'new' | 'coredsl' | undefined, rows: readonly BlockRow[]) {
  const names = rows.map(({ name }) => name);
  if (dialog === 'new') return <NewInsnDialog names={names} />;
  return dialog === 'coredsl' && <CoreDslDialog names={names} />;
}

/** Programs for cores that have such instructions, or none. */
function ToolchainView() {
  const { t } = useTranslation('instructions');
  return (
    <div className="nl-insn" data-open="false">
      <div className="nl-document-bar" role="toolbar" aria-label={t('toolbar')}>
        <ViewChoice view="toolchain" />
      </div>
      <ToolchainPage />
    </div>
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
      <span className="nl-document-spring" />
      <GenerateButton
        label={t('command.generate')}
        help={isBroken ? t('command.broken') : t('command.generateHelp')}
        disabled={isBroken}
        onClick={() => generateIntoProject(deptId)}
      />
    </>
  );
}
