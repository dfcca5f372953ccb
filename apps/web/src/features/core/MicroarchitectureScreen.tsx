import { useTranslation } from 'react-i18next';
import { Loading } from '../../Loading.tsx';
import { useDeptId } from '../../session/index.ts';
import { BottomTabs } from './bottom/BottomTabs.tsx';
import { CompareDialog } from './compare/CompareDialog.tsx';
import { FigureStrip } from './figures/FigureStrip.tsx';
import { ConflictDialog } from './files/ConflictDialog.tsx';
import { CorePicker } from './files/CorePicker.tsx';
import { EmptyState } from './files/EmptyState.tsx';
import { NewCoreDialog } from './files/NewCoreDialog.tsx';
import { useAddressedCore } from './files/useAddressedCore.ts';
import { useCores } from './files/useCores.ts';
import { OptionPanel } from './options/OptionPanel.tsx';
import { CorePicture } from './picture/CorePicture.tsx';
import { Legend } from './picture/Legend.tsx';
import { PlaceDialog } from './place/PlaceDialog.tsx';
import { useCore } from './store/coreStore.ts';
import type { OpenCore } from './store/coreStore.ts';
import { useUi } from './store/uiStore.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useShortcuts } from './toolbar/useShortcuts.ts';
import './core.css';

/** The generator of RISC-V cores: options, the core that they make, its figures and its files. */
export default function MicroarchitectureScreen() {
  const { ready } = useTranslation('core');
  const cores = useCores();
  const { open } = useCore();
  const { half, dialog } = useUi();
  useShortcuts(useDeptId());
  useAddressedCore(cores);
  if (!ready || cores === undefined) return <Loading />;
  return (
    <div className="nl-core" data-half={half} data-open={open !== undefined}>
      <Toolbar open={open}>
        <CorePicker cores={cores} />
      </Toolbar>
      {open === undefined ? <EmptyState cores={cores} /> : <Core open={open} />}
      {dialog === 'new' && <NewCoreDialog names={cores.map(({ name }) => name)} />}
      {dialog === 'compare' && open && <CompareDialog options={open.options} cores={cores} />}
      {dialog === 'place' && open && <PlaceDialog open={open} />}
      <ConflictDialog />
    </div>
  );
}

function Core({ open }: { open: OpenCore }) {
  const { t } = useTranslation('core');
  const { options } = open;
  return (
    <>
      <OptionPanel options={options} />
      <main className="nl-core-main">
        <FigureStrip options={options} />
        <div className="nl-core-stagewise" aria-label={t('panel.core')}>
          <CorePicture options={options} />
          <Legend />
        </div>
        <BottomTabs open={open} />
      </main>
    </>
  );
}
