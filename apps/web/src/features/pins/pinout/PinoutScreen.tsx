import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import {
  BrokenPage,
  DocumentFrame,
  DocumentPicker,
  useAddressedDocument,
  useDocumentKeys,
} from '../../../document/index.ts';
import { useLooksAt } from '../../talk/lookedAt/index.ts';
import { CompareDialog } from './compare/CompareDialog.tsx';
import { BoardStart } from './files/BoardStart.tsx';
import { boards, nameOfPath, pathOfBoard } from './files/boards.ts';
import { NewDialog } from './files/NewDialog.tsx';
import { usePinsFiles } from './files/usePinsFiles.ts';
import type { PinsFiles } from './files/usePinsFiles.ts';
import { ImportDialog } from './import/ImportDialog.tsx';
import { Panels } from './Panels.tsx';
import { ReportDialog } from './report/ReportDialog.tsx';
import { pinNamed } from './store/pinNamed.ts';
import { usePins } from './store/pinsStore.ts';
import { showPlace } from './store/showPlace.ts';
import { openDialog, useUi } from './store/uiStore.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';
import './pins.css';

const KEYS = { isBlocked: () => useUi.getState().dialog !== undefined };

/** Pins and peripherals of a chip, the code that sets them up, and AUTOSAR LIN. */
export default function PinoutScreen() {
  const { t, ready } = useTranslation('pins');
  const files = usePinsFiles();
  const name = usePins(({ open }) => open?.configuration.name);
  const broken = boards.use((state) => state.broken);
  const { panel, codeShown, pin } = useUi();
  useLooksAt(name === undefined ? null : { kind: 'pin', board: name, ...(pin !== undefined && { pin }) });
  useDocumentKeys(boards, KEYS);
  const openKey = useAddressedBoard(files);
  if (!ready || files === undefined) return <Loading />;
  const isOpen = name !== undefined;
  const entries = files.configurations.map(({ path, name: each, generated }) => ({
    ...{ key: path, name: each, detail: path, isGenerated: generated },
  }));
  const commands = [
    { key: 'new', label: t('file.new'), icon: <PlusOutlined />, run: () => openDialog('new') },
    { key: 'import', label: t('file.import'), icon: <ImportOutlined />, run: () => openDialog('import') },
  ];
  return (
    <DocumentFrame documents={boards}>
      <div className="nl-pins" data-open={isOpen} data-panel={panel} data-code={codeShown}>
        <Toolbar>
          <DocumentPicker
            documents={boards}
            entries={entries}
            choose={t('file.choose')}
            name={name}
            commands={commands}
            onOpen={openKey}
          />
        </Toolbar>
        {isOpen ? (
          <Panels />
        ) : broken !== undefined ? (
          <BrokenPage broken={broken} />
        ) : (
          <BoardStart entries={entries} actions={commands} files={files} onOpen={openKey} />
        )}
        <OpenDialog files={files} isOpen={isOpen} />
      </div>
    </DocumentFrame>
  );
}

/** `?pin=PA3` */
function showPin(search: URLSearchParams): void {
  const pin = search.get('pin');
  const { open } = usePins.getState();
  if (pin === null || open === undefined) return;
  const name = pinNamed(open.chip, pin) ?? pin;
  showPlace(`/pins/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

/** Opens the board that the address names: a link tells its name alone. */
function useAddressedBoard(files: PinsFiles | undefined) {
  return useAddressedDocument(boards, {
    parameter: 'file',
    isKnown: files !== undefined,
    keyOf: (wanted) =>
      files?.configurations.find((row) => row.name === wanted)?.path ?? boards.get(pathOfBoard(wanted))?.key,
    nameOf: nameOfPath,
    onOpened: showPin,
  });
}

/** The dialog that was asked for, if any; some are about what is open. */
function OpenDialog({ files, isOpen }: { files: PinsFiles; isOpen: boolean }) {
  const dialog = useUi((state) => state.dialog);
  if (dialog === 'new') return <NewDialog files={files} />;
  if (dialog === 'import') return <ImportDialog />;
  if (isOpen && dialog === 'compare') return <CompareDialog />;
  if (isOpen && dialog === 'report') return <ReportDialog />;
  return null;
}
